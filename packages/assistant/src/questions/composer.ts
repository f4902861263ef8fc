import type { ARelire } from '@francis/faits/adaptateurs';
import { DOMAINES } from '../domaines/catalogue.ts';
import type { ResultatDomaine } from '../domaines/domaine.ts';
import type { AppelFait } from '../modele-embarque/prompt.ts';
import { jeton } from '../orchestration/jetons.ts';
import type { ResultatChiffre } from '../outils/resultats.ts';
import type { ResultatNotes } from '../outils/chercher-notes.ts';
import { notesARelire } from '../redaction/a-relire.ts';
import { Brouillon } from '../redaction/brouillon.ts';
import {
  redigerBareme,
  redigerDecote,
  redigerForfait,
  redigerPlafond,
  redigerPremierImpot,
} from '../redaction/divers.ts';
import { redigerResultatDomaine } from '../redaction/domaine.ts';
import { redigerNotes } from '../redaction/notes.ts';
import { periode } from '../redaction/periode.ts';
import type { AppelOutil } from '../types.ts';
import { composerComparaison } from './comparaison.ts';
import { composerImpot } from './impot.ts';

const estChiffre = (r: AppelFait['resultat']): r is ResultatChiffre => 'chiffres' in r;
const estDomaine = (r: AppelFait['resultat']): r is ResultatDomaine => 'hypotheses' in r;
const estNotes = (r: AppelFait['resultat']): r is ResultatNotes => 'notes' in r;

type Composer = (r: ResultatChiffre, demandes: readonly string[], b: Brouillon, marques: string) => void;

const DU_FOYER = new Set(['calculer_impot', 'comparer_impots']);

const SIMPLES: Readonly<Record<string, Composer>> = {
  calculer_impot: composerImpot,
  calculer_forfait: (r, _, b) => redigerForfait(r, b),
  calculer_plafond_per: (r, _, b) => redigerPlafond(r, b),
  calculer_decote: (r, _, b) => redigerDecote(r, b),
  lire_bareme: (r, _, b) => redigerBareme(r, b),
  chercher_seuil: (r, _, b) => redigerPremierImpot(r, b),
  calculer_frais_kilometriques: (r, _, b) => {
    b.paragraphe(
      `Le barème kilométrique donne **${jeton(r.appel, 'ir.frais_kilometriques')}** de frais (${periode(r.annee)}) (CGI ann. IV art. 6 B).`,
    );
  },
};

function nomsDesScenarios(entree: unknown): string[] {
  if (typeof entree !== 'object' || entree === null || !('scenarios' in entree)) return [];
  const { scenarios } = entree;
  if (!Array.isArray(scenarios)) return [];
  return scenarios.flatMap((s: unknown) =>
    typeof s === 'object' && s !== null && 'nom' in s && typeof s.nom === 'string' ? [s.nom] : [],
  );
}

/** The answer to calls that were made from facts, whoever read them: each call's own sentence, in their order. */
export function composer(
  appels: readonly AppelOutil[],
  faits: readonly AppelFait[],
  demandes: readonly string[],
  { question, aRelire }: { readonly question: string; readonly aRelire: readonly ARelire[] },
): string {
  const b = new Brouillon();
  // What a profile or a file holds and no calculation takes is told beside the tax, whoever read the question.
  const marques = appels.some((a) => DU_FOYER.has(a.outil)) ? notesARelire(aRelire, b).join('') : '';
  appels.forEach(({ outil, entree }, i) => {
    const resultat = faits[i]?.resultat;
    if (resultat === undefined) return;
    if ('refus' in resultat) {
      b.paragraphe(`Je ne peux pas faire ce calcul. ${resultat.refus}`.trim());
      return;
    }
    if (estNotes(resultat)) {
      redigerNotes(resultat.notes, question, b);
      return;
    }
    const domaine = DOMAINES.find((d) => d.outil === outil);
    if (domaine && estDomaine(resultat)) redigerResultatDomaine(domaine, entree, resultat, b, `${i}`);
    else if (outil === 'comparer_impots' && estChiffre(resultat))
      composerComparaison(resultat, nomsDesScenarios(entree), b, marques);
    else if (estChiffre(resultat)) SIMPLES[outil]?.(resultat, demandes, b, marques);
  });
  return b.toString();
}
