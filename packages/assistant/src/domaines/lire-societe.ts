import { motsDits, trouverMentions } from '@francis/lecture';
import { lireMentions, type Mention } from '../comprehension/mentions.ts';
import { beneficeDistribue } from './benefice-distribue.ts';
import { resultatAvec } from './resultat-de-holding.ts';
import { lireCapitalVerse } from './capital-verse.ts';
import { lireDividendesCotises } from './dividendes-cotisations.ts';
import { lireMoisDExercice } from './exercice.ts';
import { type Lecture, manque, sansAbsents } from './domaine.ts';
import { paysDe } from './pays.ts';
import { demandeUnCalcul, sansPassages, type QuestionLue } from './question.ts';
import { estUnImpotTrouve } from './impot-annonce.ts';
import { lireRetardProfessionnel } from './retard-de-paiement.ts';
import { lireRoles } from './roles.ts';
import type { EntreeSociete } from './societe.ts';

const IS =
  /\bmere[- ]fille\b[^?]*\bis\b|\bis\b[^?]*\bmere[- ]fille\b|\bimpots? sur les societes\b|\bl'is\b|\bd'is\b|\ba l'is\b|\bis ?(?:\?|$)|\bis (?:a payer|du|exigible|pour|de l'exercice|sur|a 25)\b|\b(?:quel|combien d'|montant de l'|montant d') ?is\b|\bqpfc\b|\bsci is\b|^is\b/;
const ROLES = {
  benefice:
    /\b(?:bf|res\. fiscal|resultat fiscal|benefices?|benefs?|gagne(?:r|s|nt)?|resultat|profits?|rex|rf|base imposable)\b/,
  ca: /\b(?:chiffre d'affaires|ca)\b/,
  dividendes: /\b(?:dividendes?|div)\b/,
  gain: /\b(?:plus[- ]values?|pv)\b/,
  /** Told as counted in the profit, and not deductible. */
  amendes: /\b(?:amendes?|penalites?|charges? non deductibles?|tvts)\b/,
  structure: /\b(?:honoraires et frais|honoraires(?= \d)|frais (?:de structure|generaux|de fonctionnement|divers))\b/,
  remuneration: /\b(?:remunerations?|salaires?)\b/,
  deficits: /\bdeficits?(?: (?:reportables?|anterieurs?|n-1))*\b|\bstock de deficits?\b|\b(?:perdu|pertes?)\b/,
  vnc: /\b(?:vnc|valeur nette comptable)\b/,
  prix: /\b(?:cession|prix de (?:vente|cession)|vend\w*|vente|cede\w*)\b/,
  don: /\b(?:dons?|donne\w*|mecenat|verse\w*)\b/,
  achat: /\b(?:achete\w*|achat|prix d'achat|cout d'achat|acqui\w+|paye\w*)\b/,
  amorti: /\bamorti\w*\b/,
  capital: /\b(?:capital|cca|compte courant)\b/,
} as const;
const SOCIETE = motsDits('selarl|selas|scp|societe|entreprise|sarl|sasu|sas|eurl|sci|holding|boite|sa');
const IS_DIT = motsDits(
  "is|lis|impot societe|impot de la societe|l'impot de la societe|impot de la boite|la boite elle paye|impot sur les benefices|impot de l'entreprise|impot sur la societe|combien d'impot sur les benefices|impot de societe",
);
const DE_SOCIETE = motsDits(
  'societe|sarl|sas|sasu|eurl|selarl|sci|sa|boite|holding|benefice|benefices|bf|resultat|entreprise|association|asso|capital',
);
const MECENAT =
  /\bmecenat\b|\bdons?\b|\b(?:donn\w+|vers\w+)\b[^.?]{0,60}\b(?:associations?|fondations?|interet general|organismes?|oeuvres?)\b/;
/** A gift of the shares to somebody, and none of the company to a charity. */
const A_UNE_PERSONNE = motsDits(
  'donateur|donatrice|donataire|donataires|dutreil|787 b|787b|abattement enfant|droits de donation|pleine propriete|nue-propriete|pp de',
);
/** Held for the two years that the exemption of a gain on holdings asks. */
const DEUX_ANS = 2;

/** « détenus depuis 3 ans », « 18 mois ». */
function dureeDesTitres(texte: string): number | undefined {
  const ans = /\b(\d{1,2}) ans\b/.exec(texte)?.[1];
  if (ans !== undefined) return Number(ans);
  const mois = /\b(\d{1,3}) mois\b/.exec(texte)?.[1];
  return mois === undefined ? undefined : Number(mois) / 12;
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
  if (lireCapitalVerse(texte) === 'partiel' || detenueParUnGroupe(texte) || SANS_TAUX_REDUIT.test(texte)) return false;
  return /\b(?:pas|sans|n'a pas|ni|aucun) (?:droit au |du |le |de |beneficier du )?taux reduit\b|\btaux normal\b|\bseul(?:ement)? (?:au )?taux normal\b|\btaux de 25 ?%/.test(
    texte,
  )
    ? false
    : undefined;
}

const SANS_TAUX_REDUIT = motsDits(
  "non eligible au taux reduit|pas eligible au taux reduit|ineligible au taux reduit|non eligible taux reduit|hors taux reduit|pas de taux reduit|non eligible|n'est pas eligible|taux normal|taux plein|detenu a moitie par une autre|pas detenu a 75|n'est pas detenu a 75",
);

const AU_DELA = ['superieur a', 'superieure a', 'plus de', 'au-dessus de', 'au dessus de', 'depasse', 'depassant', '>'];
const auDela = (m: Mention): boolean => AU_DELA.some((mots) => m.gauche.trimEnd().endsWith(mots));
/** An amount told as a bound, under words that say of what. */
const borneDe = (texte: string, mots: ReturnType<typeof motsDits>): number | undefined =>
  lireMentions(texte).find((m) => auDela(m) && mots.test(`${m.gauche.slice(-PRES)} # ${m.droite.slice(0, PRES)}`))
    ?.montant;
const PRES = 40;
const DU_CA = motsDits("chiffre d'affaires|ca");
const DU_BENEFICE = motsDits('resultat|benefice|benef|profit');

/** « perdu 18 500 en 2023 puis 9 200 en 2024 »: an amount that goes on with a loss is another one. */
function sommeDesDeficits(q: QuestionLue, deficits: readonly Mention[]): number | undefined {
  if (deficits.length === 0) return undefined;
  const lus = new Set(deficits);
  q.montants.forEach((m, i) => {
    const avant = q.montants[i - 1];
    const suite =
      SUITE_DE_PERTES.test(m.gauche) || (m.gauche.trimEnd().endsWith(' et') && m.droite.startsWith(' de 20'));
    if (avant !== undefined && lus.has(avant) && suite) lus.add(m);
  });
  return [...lus].reduce((n, m) => n + m.montant, 0);
}
const SUITE_DE_PERTES = motsDits("puis|et encore|et aussi|et l'annee d'apres|et en");

const CAPITAL = manque('si tout le capital a été versé', 'le taux réduit le demande', 'societe.capital_eligible');
const DUREE = manque('la durée de l’exercice, en mois', 'la tranche au taux réduit la suit', 'societe.mois');

/** A company of another country pays the tax of that country; one that it pays dividends to may be ours. */
const estEtrangere = (q: QuestionLue): boolean =>
  paysDe(q) !== undefined && !motsDits('filiale|filiales|dividende|dividendes|mere-fille|mere fille').test(q.texte);

export function lireSociete(question: QuestionLue): Lecture<EntreeSociete> | undefined {
  if (question.juridiction !== 'FR' || lireRetardProfessionnel(question) !== undefined) return undefined;
  if (estEtrangere(question)) return undefined;
  // What the manager's dividends owe is not what the company owes.
  if (lireDividendesCotises(question) !== undefined) return undefined;
  const q = sansPassages(
    question,
    question.montants.filter(estUnImpotTrouve).map((m) => [m.debut, m.fin]),
  );
  const m = lireRoles(q, ROLES, ['deficits']);
  const dite = anneeDeLExercice(q.texte, m.tous('deficits').length > 0);
  // The last whole day that is told is the day on which the books close.
  const cloture = q.dates.findLast((d) => d.precision === 'jour');
  const date_cloture =
    cloture?.jour ?? `${dite !== undefined && dite > 0 ? dite : Number(q.jour.slice(0, 4)) - 1}-12-31`;
  // « plus de 10 M€ de CA »: above what is told.
  const auMoins = borneDe(q.texte, DU_CA);
  const ca = auMoins === undefined ? m.de('ca') : auMoins + 1;
  if (MECENAT.test(q.texte) && SOCIETE.test(q.texte) && !A_UNE_PERSONNE.test(q.texte))
    return lireMecenat(q, m.de('don'), ca, date_cloture);
  const distribue = beneficeDistribue(q);
  const [premier, second] = new Set(q.montants.map((x) => x.montant));
  const verse = m.de('benefice') ?? (second === undefined ? premier : undefined);
  if (distribue !== undefined && verse !== undefined)
    return { entree: sansAbsents({ date_cloture, benefice: verse, chiffre_affaires: ca, ...distribue }) };
  const titres = motsDits('titres de participation|titre de participation').test(q.texte);
  if (
    !(IS.test(q.texte) || (IS_DIT.test(q.texte) && DE_SOCIETE.test(q.texte))) ||
    motsDits('quel plafond|quels plafonds|plafond de|plafond est|plafonds').test(q.texte)
  )
    return undefined;
  // Whoever pays tax on their own dividends.
  if (/\bpfu\b|\bflat tax\b|\bdistribue\w*\b/.test(q.texte)) return undefined;
  const mois = lireMoisDExercice(q);
  if (mois === 'obscur') return { manques: [DUREE] };
  const deficits = sommeDesDeficits(q, m.tous('deficits'));
  const eligible = capitalEligible(q);
  if (eligible === undefined && lireCapitalVerse(q.texte) === 'obscur') return { manques: [CAPITAL] };
  const commun = {
    date_cloture,
    chiffre_affaires: ca,
    capital_eligible: eligible,
    mois,
    deficits_anterieurs: deficits,
  };
  const seul = m.sansRole.length === 1 ? m.sansRole[0]?.montant : undefined;
  const [achat, amorti] = [m.de('achat'), m.de('amorti')];
  // What a building is still worth in the books: no allowance for the years at this tax (CGI art. 39 duodecies).
  const vnc = m.de('vnc') ?? (achat === undefined || amorti === undefined ? undefined : achat - amorti);
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
        // « 905 000 €, qui comprend une plus-value de 520 000 € »: told once, in the whole.
        benefice: COMPREND.test(q.texte) ? (m.de('benefice') ?? gain) : (m.de('benefice') ?? 0) + gain,
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
    const [part, autre] = participations(q.texte);
    // Its own profit already fills the tranche at the reduced rate: what the dividends add bears the ordinary one.
    const plein = (borneDe(q.texte, DU_BENEFICE) ?? 0) > 0 || SURCOUT.test(q.texte);
    return {
      entree: sansAbsents({
        ...commun,
        benefice: plein
          ? recu
          : resultatAvec(recu, { dit: m.de('benefice'), structure: m.somme('structure'), texte: q.texte }),
        dividendes_filiales: recu,
        participation: part,
        autre_participation: autre,
        groupe: integre ? true : undefined,
        capital_eligible: commun.capital_eligible ?? (integre || plein ? false : undefined),
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
  const reintegre = A_REINTEGRER.test(q.texte) && !motsDits('resultat fiscal').test(q.texte);
  const amendes =
    reintegre || /\bapres\b[^.?]{0,30}\b(?:amendes?|penalites?|non deductibles?)\b/.test(q.texte)
      ? (m.de('amendes') ?? 0)
      : 0;
  return { entree: sansAbsents({ ...commun, benefice: Math.max(0, benefice - remuneration + amendes) }) };
}

/** The year whose tax is asked: that of the financial year when it is named, never that since which something is held. */
function anneeDeLExercice(texte: string, avecDeficits: boolean): number | undefined {
  const dites = [...texte.matchAll(/\b(202\d)\b/g)].filter((d) => !texte.slice(0, d.index).endsWith('depuis '));
  const nommee = dites.find((d) => EXERCICES.some((mots) => texte.slice(0, d.index).endsWith(mots)));
  const annees = dites.map((d) => Number(d[1]));
  // The year of a loss comes before that of the profit, whichever is told first.
  return nommee === undefined ? (avecDeficits ? Math.max(...annees) : annees[0]) : Number(nommee[1]);
}
const A_REINTEGRER = motsDits(
  'a reintegrer|a rajouter au resultat|deduites a tort|passees en charges|passee en charges',
);
const EXERCICES = ['exercice ', 'exo ', 'exercice clos en ', 'clos en ', 'exercice : '];

const COMPREND = motsDits('qui comprend|dont|y compris|comprenant|incluant|inclus|comprise|incluse');
const SURCOUT = motsDits("surcout|surcout d'is|cout de la qpfc|cout fiscal de la qpfc|cout de la quote-part");
const TAUX_DE_L_IMPOT: ReadonlySet<number> = new Set([0.25, 0.15, 0.12]);

/** Shares of the subsidiary that the question tells, the second for what it asks again. */
function participations(texte: string): readonly number[] {
  return trouverMentions(texte).flatMap((m) => {
    if (m.type !== 'taux' || m.valeur > 1) return [];
    const avant = texte.slice(Math.max(0, m.span[0] - PRES), m.span[0]);
    const dite = DETENUE.test(avant) || DETENUE.test(texte.slice(m.span[1], m.span[1] + PRES));
    // « détenue à 100 % par une personne physique »: who holds it, and not what it holds.
    if (PAR_DES_PERSONNES.test(texte.slice(m.span[1], m.span[1] + PRES))) return [];
    return dite && !(TAUX_DE_L_IMPOT.has(m.valeur) && !POSSEDE.test(avant)) ? [m.valeur] : [];
  });
}
const PAR_DES_PERSONNES = motsDits(
  'par une personne physique|par des personnes physiques|par un particulier|par des particuliers|par une pp|par des pp|par son dirigeant|par le dirigeant|par moi|par nous',
);
const POSSEDE = motsDits('detiens|detenue|detenues|detenu|detient|detention|possede|possedee|participation|part de');
const DETENUE = motsDits(
  'detiens|detenue|detenues|detenu|detient|detention|possede|possedee|participation|part|filiale|filiales|fille|capital',
);

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
