import { lireMotsDecisifs } from '@francis/lecture';
import type { Regle } from './cadre.ts';
import { demandeUnChiffre, demandeUnTemps, EXEMPTIONS } from './oui-ou-non.ts';

/** Amounts that a quoted rule leaves aside, or weighs against its own limit. */

/** A yes or a no from a rule that holds no amount is the same for every amount that the question is about. */
const horsDeLaRegle: Regle = (m, { outils, dansLaRegle, tranche, sansRole, demandes }) =>
  m.type === 'montant' &&
  m.taxe === undefined &&
  outils.length === 0 &&
  (tranche || demandeUnTemps(demandes)) &&
  !sansRole.has(m.id) &&
  !dansLaRegle.some((n) => n.unite === '€')
    ? 'la règle ne dépend pas du montant'
    : undefined;

/** A limit of the law is no small change. */
const LIMITE_MIN = 1000;

/** A yes or a no asked of one amount that stays under every limit of the rule. */
const sousLaLimite: Regle = (m, { outils, dansLaRegle, question, sansRole }, toutes) => {
  // A price told with its tax is not weighed against a limit.
  if (m.type !== 'montant' || m.taxe !== undefined || outils.length > 0 || sansRole.has(m.id)) return undefined;
  if (m.periode !== undefined) return undefined;
  const seul = toutes.filter((x) => x.type === 'montant').length === 1;
  const limites = dansLaRegle.filter((n) => n.unite === '€').map((n) => n.valeur);
  const sous = limites.length > 0 && limites.every((n) => n >= LIMITE_MIN && m.valeur < n);
  return seul && sous && question.includes('?') && !demandeUnChiffre(question)
    ? 'sous la limite de la règle'
    : undefined;
};

/** Before a limit that opens a rule to whoever is above it. */
const AU_DESSUS = ['dépasse', 'dépassent', 'excède', 'excèdent', 'supérieur à', 'supérieurs à', 'supérieures à'];

/** « notre CA est de 1,8 M€, on la paie encore ? »: above the one limit that the rule opens on. */
const auDessusDeLaLimite: Regle = (m, { outils, ouverture, question, sansRole }, toutes) => {
  if (m.type !== 'montant' || m.taxe !== undefined || m.periode !== undefined) return undefined;
  if (outils.length > 0 || sansRole.has(m.id) || toutes.filter((x) => x.type === 'montant').length > 1)
    return undefined;
  const [limite, autre] = ouverture.limites;
  const dite = limite !== undefined && AU_DESSUS.some((mot) => limite.avant.endsWith(mot));
  // « dépassent 23 000 € et dépassent aussi… »: one limit of two says nothing.
  const conditions = AU_DESSUS.reduce((n, mot) => n + ouverture.phrase.split(`${mot} `).length - 1, 0);
  return dite &&
    autre === undefined &&
    conditions === 1 &&
    m.valeur > limite.valeur &&
    question.includes('?') &&
    !demandeUnChiffre(question)
    ? 'au-dessus de la limite de la règle'
    : undefined;
};

/** « Affection de longue durée : elles sont exonérées. »: a rule told case by case, one of which is the question's. */
const exonereDansSonCas: Regle = (m, { outils, ouverture, question }) => {
  if (m.type !== 'montant' || outils.length > 0 || demandeUnChiffre(question)) return undefined;
  const dits = new Set(lireMotsDecisifs(question));
  const siens = ouverture.cas.filter(({ nom }) => lireMotsDecisifs(nom).some((mot) => dits.has(mot)));
  const [sien, autre] = siens;
  return sien !== undefined && autre === undefined && EXEMPTIONS.some((mot) => sien.effet.includes(mot))
    ? 'exonéré dans ce cas'
    : undefined;
};

export const REGLES_DE_LA_REGLE: readonly Regle[] = [
  horsDeLaRegle,
  sousLaLimite,
  auDessusDeLaLimite,
  exonereDansSonCas,
];
