import { motsDits } from '@francis/lecture';
import { beneficeDistribue } from './benefice-distribue.ts';
import { type Lecture, manque, sansAbsents } from './domaine.ts';
import { demandeUnCalcul, type QuestionLue } from './question.ts';
import { lireRoles } from './roles.ts';
import type { EntreeSociete } from './societe.ts';

const IS =
  /\bmere[- ]fille\b[^?]*\bis\b|\bis\b[^?]*\bmere[- ]fille\b|\bimpots? sur les societes\b|\bl'is\b|\bd'is\b|\ba l'is\b|\bis ?(?:\?|$)|\bis (?:a payer|du|exigible|pour|de l'exercice|sur|a 25)\b|\b(?:quel|combien d'|montant de l'|montant d') ?is\b|\bqpfc\b|\bsci is\b|^is\b/;
const ROLES = {
  benefice: /\b(?:benefices?|resultat|profits?|rex|rf|base imposable)\b/,
  ca: /\b(?:chiffre d'affaires|ca)\b/,
  dividendes: /\b(?:dividendes?|div)\b/,
  gain: /\b(?:plus[- ]values?|pv)\b/,
  /** Told as counted in the profit, and not deductible. */
  amendes: /\b(?:amendes?|penalites?|charges? non deductibles?|tvts)\b/,
  remuneration: /\b(?:remunerations?|salaires?)\b/,
  deficits: /\bdeficits?(?: (?:reportables?|anterieurs?|n-1))*\b|\bstock de deficits?\b/,
  vnc: /\b(?:vnc|valeur nette comptable)\b/,
  prix: /\b(?:cession|prix de (?:vente|cession)|vend\w*|vente|cede\w*)\b/,
  don: /\b(?:dons?|donne\w*|mecenat|verse\w*)\b/,
  capital: /\b(?:capital|cca|compte courant)\b/,
} as const;
const SOCIETE = motsDits('societe|entreprise|sarl|sasu|sas|eurl|sci|holding|boite|sa');
const MECENAT =
  /\bmecenat\b|\bdons?\b|\b(?:donn\w+|vers\w+)\b[^.?]{0,60}\b(?:associations?|fondations?|interet general|organismes?|oeuvres?)\b/;
/** Held for the two years that the exemption of a gain on holdings asks. */
const DEUX_ANS = 2;

/** « détenus depuis 3 ans », « 18 mois ». */
function dureeDesTitres(texte: string): number | undefined {
  const ans = /\b(\d{1,2}) ans\b/.exec(texte)?.[1];
  if (ans !== undefined) return Number(ans);
  const mois = /\b(\d{1,3}) mois\b/.exec(texte)?.[1];
  return mois === undefined ? undefined : Number(mois) / 12;
}

const NON = motsDits(
  "pas|non|jamais|partiellement|partielle|en partie|moitie|incompletement|insuffisamment|qu'a|reste",
);
const PROPOSITIONS = [',', '.', ';', ':', '?', '(', ')'];

/** « capital pas entièrement libéré », « libéré à 50 % »: one clause says the capital and that some of it is still due. */
function capitalNonLibere(texte: string): boolean {
  const decoupe = PROPOSITIONS.reduce((t, signe) => t.replaceAll(signe, '|'), texte);
  return decoupe.split('|').some((dite) => {
    const place = ['liber', 'verse'].map((mot) => dite.indexOf(mot)).find((i) => i >= 0);
    if (place === undefined || !dite.includes('capital')) return false;
    const apres = Number.parseInt(dite.slice(place).split(' a ')[1] ?? '', 10);
    const partiel = dite.includes('%') && apres > 0 && apres < 100;
    return (
      partiel ||
      NON.test(dite.slice(dite.indexOf('capital'))) ||
      NON.test(dite.slice(0, place).split(' mais ').at(-1) ?? '')
    );
  });
}

const GROUPE = motsDits(
  "societe cotee|groupe cote|cotee en bourse|cote en bourse|groupe etranger|multinationale|fonds d'investissement|filiale d'un groupe|filiale d'un grand groupe|par un groupe|par un grand groupe|par l'etat",
);
/** Held by people who are no individuals, in whole or for more than a quarter. */
function detenueParUnGroupe(texte: string): boolean {
  if (
    !GROUPE.test(texte) ||
    !motsDits('detenue|detenu|detient|appartient|appartenant|filiale|controlee|possedee').test(texte)
  )
    return false;
  const part = /\b(\d{1,3}) ?% (?:par|d')/.exec(texte)?.[1];
  return part === undefined || Number(part) > QUART;
}
const QUART = 25;

/** « 60 % par des personnes physiques »: under three quarters, no reduced rate. */
function capitalEligible({ texte }: QuestionLue): boolean | undefined {
  const part = /\b(\d{1,3}) ?% par (?:des |les )?(?:personnes physiques|pp|particuliers)\b/.exec(texte)?.[1];
  if (part !== undefined && Number(part) < 75) return false;
  if (capitalNonLibere(texte) || detenueParUnGroupe(texte)) return false;
  return /\b(?:pas|sans|n'a pas|ni|aucun) (?:droit au |du |le |de |beneficier du )?taux reduit\b|\btaux normal\b|\bseul(?:ement)? (?:au )?taux normal\b|\btaux de 25 ?%/.test(
    texte,
  )
    ? false
    : undefined;
}

const AU_DELA = ['superieur a', 'superieure a', 'plus de', 'au-dessus de', 'au dessus de', 'depasse', 'depassant', '>'];
const auDela = (q: QuestionLue, montant: number): boolean =>
  q.montants.some((m) => m.montant === montant && AU_DELA.some((mots) => m.gauche.trimEnd().endsWith(mots)));

export function lireSociete(q: QuestionLue): Lecture<EntreeSociete> | undefined {
  if (q.juridiction !== 'FR') return undefined;
  const m = lireRoles(q, ROLES);
  const dite = /\b(202\d)\b/.exec(q.texte);
  // The last whole day that is told is the day on which the books close.
  const cloture = q.dates.findLast((d) => d.precision === 'jour');
  const date_cloture = cloture?.jour ?? `${dite ? Number(dite[1]) : Number(q.jour.slice(0, 4)) - 1}-12-31`;
  const dit = m.de('ca');
  // « plus de 10 M€ de CA »: above what is told.
  const ca = dit !== undefined && auDela(q, dit) ? dit + 1 : dit;
  if (MECENAT.test(q.texte) && SOCIETE.test(q.texte)) return lireMecenat(q, m.de('don'), ca, date_cloture);
  const distribue = beneficeDistribue(q);
  const verse = q.montants[0]?.montant;
  if (distribue !== undefined && verse !== undefined)
    return { entree: { date_cloture, benefice: verse, ...distribue } };
  const titres = motsDits('titres de participation|titre de participation').test(q.texte);
  if (!IS.test(q.texte) || motsDits('plafond').test(q.texte)) return undefined;
  // Whoever pays tax on their own dividends.
  if (/\bpfu\b|\bflat tax\b|\bdistribue\w*\b/.test(q.texte)) return undefined;
  const mois = /\bexercice[^.?]{0,20}\b(\d{1,2}) mois\b|\b(\d{1,2}) mois d'exercice\b/.exec(q.texte);
  const commun = {
    date_cloture,
    chiffre_affaires: ca,
    capital_eligible: capitalEligible(q),
    mois: mois ? Number(mois[1] ?? mois[2]) : undefined,
    deficits_anterieurs: m.de('deficits'),
  };
  const seul = m.sansRole.length === 1 ? m.sansRole[0]?.montant : undefined;
  const vnc = m.de('vnc');
  if (vnc !== undefined) {
    const prix = m.de('prix') ?? seul;
    return prix === undefined ? undefined : { entree: sansAbsents({ ...commun, benefice: Math.max(0, prix - vnc) }) };
  }
  const gain = titres ? (m.de('gain') ?? seul) : undefined;
  if (gain !== undefined) {
    const duree = dureeDesTitres(q.texte);
    if (duree === undefined)
      return { manques: [manque('depuis quand les titres sont détenus', 'l’exonération demande deux ans')] };
    const longue = duree >= DEUX_ANS;
    return {
      entree: sansAbsents({
        ...commun,
        benefice: (m.de('benefice') ?? 0) + gain,
        plus_value_participation: longue ? gain : undefined,
        // A holding company: the reduced rate is not supposed for a gain alone.
        capital_eligible: commun.capital_eligible ?? (m.de('benefice') === undefined ? false : undefined),
      }),
    };
  }
  const dividendes = m.de('dividendes');
  const filiale = motsDits('filiales|filiale|fille|mere-fille|mere fille|holding|societe mere|integration|qpfc').test(
    q.texte,
  );
  if (filiale && motsDits('dividendes|dividende').test(q.texte)) {
    const recu = dividendes ?? seul;
    if (recu === undefined) return undefined;
    // A group is rarely small: its profit is taken at the ordinary rate.
    const integre = /(?<!\b(?:pas d'|pas |hors |sans |non |ni )(?:d'|l')?)\bintegr\w+/.test(q.texte);
    const part =
      /\b(?:detien\w*|detenue?s?|participation|possed\w*|part)\b[^.?]{0,25}?\b(\d{1,3}) ?%/.exec(q.texte) ??
      /\b(\d{1,3}) ?%(?! ?de l'is)/.exec(q.texte);
    return {
      entree: sansAbsents({
        ...commun,
        benefice: m.de('benefice') ?? recu,
        dividendes_filiales: recu,
        participation: part ? Number(part[1]) / 100 : undefined,
        groupe: integre ? true : undefined,
        capital_eligible: commun.capital_eligible ?? (integre ? false : undefined),
      }),
    };
  }
  const benefice = m.de('benefice') ?? seul ?? (q.montants.length === 1 ? q.montants[0]?.montant : undefined);
  if (benefice === undefined)
    return demandeUnCalcul(q) &&
      motsDits(
        'ma boite|ma societe|mon entreprise|ma sasu|ma sas|ma sarl|mon eurl|ma eurl|ma sci|mon benefice|notre boite|notre societe|notre entreprise|notre sasu|notre sas|notre sarl|notre eurl|notre sci|notre benefice',
      ).test(q.texte)
      ? {
          manques: [manque('le bénéfice imposable de l’exercice', 'l’impôt en est un pourcentage', 'societe.benefice')],
        }
      : undefined;
  const avantRemuneration = motsDits(
    'avant la remuneration|avant sa remuneration|avant ma remuneration|avant remuneration',
  ).test(q.texte);
  const remuneration = avantRemuneration ? (m.de('remuneration') ?? 0) : 0;
  const amendes = /\bapres\b[^.?]{0,30}\b(?:amendes?|penalites?|non deductibles?)\b/.test(q.texte)
    ? (m.de('amendes') ?? 0)
    : 0;
  return { entree: sansAbsents({ ...commun, benefice: Math.max(0, benefice - remuneration + amendes) }) };
}

/** A gift of a company: its turnover sets the limit. */
function lireMecenat(
  q: QuestionLue,
  dit: number | undefined,
  ca: number | undefined,
  date_cloture: string,
): Lecture<EntreeSociete> | undefined {
  const don = dit ?? q.montants.find((x) => x.montant !== ca)?.montant;
  if (don === undefined || motsDits('je|mon impot|celibataire|mariees|mariee|maries|marie').test(q.texte))
    return undefined;
  if (ca === undefined && don > 20_000)
    return { manques: [manque('le chiffre d’affaires de l’entreprise', 'la limite du don en dépend')] };
  return { entree: sansAbsents({ date_cloture, benefice: 0, don, chiffre_affaires: ca }) };
}
