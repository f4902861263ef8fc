import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const DOSSIER = fileURLToPath(new URL('../../notes', import.meta.url));
/** A year typed beside a figure of the law ages with it: the figure's own year is written by its name. */
const APRES = /\}\}[^.;{}]{0,25}\b(?:pour|en|revenus|demandes|limites)\s+(?:les revenus )?(?:de )?20\d\d\b/g;
const AVANT = /\b(?:[Rr]evenus(?: de)?|[Ee]n|[Pp]our)\s+20\d\d\b[^.;{}]{0,40}\{\{(?!~)/g;

/** Facts that the law itself dates: a calendar voted year by year, a beginning, a vote. They do not age. */
const DATES_DE_LA_LOI: Readonly<Record<string, number>> = {
  'abattement-duree-detention': 1,
  'chambres-d-hotes': 1,
  'cotisations-luxembourg': 1,
  'crypto-vente': 1,
  'cvae-suppression': 8,
  'deficit-renovation-energetique': 1,
  'epargne-dividendes-gains': 1,
  'franchise-en-base': 1,
  'prelevements-sociaux-loyers': 1,
  'taxe-holdings-patrimoniales': 1,
  'taxe-logement-vacant': 1,
  'voiture-de-fonction': 1,
};

/** The rule as written, its examples apart: their stories have their own years. */
function regleDe(fichier: string): string {
  const [, entete = '', corps = ''] = readFileSync(join(DOSSIER, fichier), 'utf8').split('---\n');
  const ecrits = ['\ndevant:', '\nidees_recues:'].map((cle) => entete.indexOf(cle)).filter((i) => i >= 0);
  return `${ecrits.length === 0 ? '' : entete.slice(Math.min(...ecrits))}${corps.split('## Exemple')[0] ?? ''}`;
}

describe('Une année tapée à côté d’un chiffre de la loi', () => {
  it('n’est qu’une date de la loi même : l’année d’un chiffre s’écrit par son nom', () => {
    const tapees: Record<string, number> = {};
    for (const fichier of readdirSync(DOSSIER, { recursive: true, encoding: 'utf8' })) {
      if (!fichier.endsWith('.md')) continue;
      const regle = regleDe(fichier);
      const nombre = [...regle.matchAll(APRES), ...regle.matchAll(AVANT)].length;
      if (nombre > 0) tapees[fichier.replace(/^.*[/\\]|\.md$/g, '')] = nombre;
    }
    expect(tapees).toEqual(DATES_DE_LA_LOI);
  });

  it.each([
    ['{{salaires_annee.pass}} pour 2025', 1],
    ['Pour les revenus de 2025, elle vaut {{ir.salaires.abattement_min}}', 1],
    ['{{salaires_annee.pass}} pour {{salaires_annee.pass | annee}}', 0],
    ['En 2025, elle a payé {{~ 300 €}}', 0],
  ])('le détecteur lit « %s »', (texte, attendu) =>
    expect([...texte.matchAll(APRES), ...texte.matchAll(AVANT)].length > 0).toBe(attendu > 0),
  );
});
