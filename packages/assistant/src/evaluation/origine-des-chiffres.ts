import type { Calcul } from '@francis/contract';
import { listerParametresLegaux } from '@francis/fiscal/catalogue';
import { reconnaitreCitation } from '@francis/knowledge';
import { normaliserTexte } from '@francis/lecture';
import { formater } from '../orchestration/typographie.ts';
import type { ReponseAssistant } from '../types.ts';
import { lireCitations } from '../verification/citations.ts';
import { lireNombres } from '../verification/nombres-lus.ts';

const LIEN = /\[([^\]]*)\]\(#calcul-(c\d+)\)/g;
/** The name of a form is not a figure. */
const FORMULAIRE =
  /(?:formulaires?|d[ée]clarations?|imprim[ée]s?|annexes?|notices?|cerfa|n°)\s(?:n°\s?)?\d{4,5}(?:-[A-Z]+)*(?:(?:,| et| ou)\s\d{4}(?:-[A-Z]+)*)*/gi;
const APPEL = /\[\d+\]\(#note-n\d+\)/g;

const JOURS = ['2023-11-20', '2024-11-20', '2025-11-20', '2026-11-20'];

/** Every legal number of the last years, of every country, as a text writes it. */
export function nombresLegaux(): ReadonlySet<number> {
  const valeurs = JOURS.flatMap((jour) => listerParametresLegaux(jour).map((p) => Math.abs(p.valeur)));
  return new Set(valeurs.flatMap((v) => [v, Math.round(v * 1_000_000) / 10_000]));
}

function* nombresDe(noeud: Calcul['trace']): Generator<number> {
  yield Math.abs(Number(noeud.valeur));
  for (const e of noeud.entrees) yield Math.abs(Number(e.valeur));
  for (const enfant of noeud.enfants) yield* nombresDe(enfant);
}

/**
 * What an answer says without an origin, read from outside the pipeline: a figure that is neither linked to its
 * calculation, nor the person's, nor the law's; a link that does not say its calculation's value; an article that the
 * catalogue does not know. Empty when all is founded.
 */
export function sansOrigine(reponse: ReponseAssistant, question: string, legaux: ReadonlySet<number>): string[] {
  const fautes: string[] = [];
  for (const [, texte = '', id] of reponse.balisage.matchAll(LIEN)) {
    const calcul = reponse.calculs.find((c) => c.id === id);
    const ecrit = calcul && [calcul.valeur, Math.abs(calcul.valeur)].map((v) => formater(v, calcul.unite));
    if (!ecrit?.includes(texte) || calcul?.valeur !== Number(calcul?.trace.valeur)) fautes.push(`lien ${texte}`);
  }
  const personne = new Set(lireNombres(normaliserTexte(question)).map((n) => n.valeur));
  const controler = (texte: string, connus: ReadonlySet<number>): void => {
    for (const ligne of texte.split('\n')) {
      const citations = lireCitations(ligne);
      for (const c of citations) if (c.reference === undefined) fautes.push(`article ${c.texte}`);
      const nue = citations.reduce(
        (t, c) => t.replace(c.texte, ' '),
        ligne.replace(/^\s*\d+\. /, '').replace(FORMULAIRE, ' '),
      );
      for (const { valeur, unite } of lireNombres(nue)) {
        const ordinaire = unite === '' && (valeur <= 31 || (valeur >= 1900 && valeur <= 2100));
        if (!ordinaire && !personne.has(valeur) && !legaux.has(valeur) && !connus.has(valeur))
          fautes.push(`chiffre ${valeur}${unite} : ${ligne.trim()}`);
      }
    }
  };
  controler(reponse.balisage.replace(LIEN, ' ').replace(APPEL, ' '), new Set());
  // A reserve may name what its calculation was given; one that says « not given » names an amount to disown it.
  const duMoteur = new Set(reponse.calculs.flatMap((c) => [...nombresDe(c.trace)]));
  for (const n of reponse.notes)
    if (n.genre !== 'source' && n.titre !== 'Montant non donné') controler(n.texte, duMoteur);
  for (const source of reponse.sources)
    if (reconnaitreCitation(source.split(' — ')[0] ?? '') === undefined) fautes.push(`source ${source}`);
  return fautes;
}
