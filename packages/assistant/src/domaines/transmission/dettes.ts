import { DETTE_DE_L_HERITIER, DETTE_SOLDEE, motsDits } from '@francis/lecture';
import type { Mention } from '../../comprehension/mentions.ts';
import { type QuestionLue, sansPassages } from '../question.ts';

const DETTE = String.raw`(?:passifs?|dettes?|emprunts?|prets?|credits?|hypotheque|decouvert|factures?)`;
/** « 20 000 € de dettes », « 100 000 à rembourser ». */
const APRES = new RegExp(
  String.raw`^ ?€? ?(?:\(?(?:de|d'|du|en|sur le|sur un) ?)?(?:(?:reste|solde|capital|un|le|son|mon|leur) (?:de |du )?)?${DETTE}\b|^ ?€? ?(?:(?:est|sont|reste|restant) )?a (?:rembourser|payer|solder)\b|^ ?€? ?(?:restant|restants) (?:du|dus|a payer|a rembourser)\b`,
);
/** « passif 150 000 € », « grevé d’un emprunt de 150 000 € », « il reste un crédit de 80 000 € ». */
const AVANT = new RegExp(
  String.raw`\b${DETTE}\b(?: (?:immobiliers?|bancaires?|in fine|conso\w*|relais|deductibles?|successoral|du defunt))?(?:,? (?:restante?s?|en cours|du|dus|dont il reste|qui reste|sur (?:la|le|l')\w*|successoral))*(?: (?:est|sont|s'eleve|a hauteur))?(?: (?:de|d'|:|=|a))*[ :=]*$`,
);
/** Lent to the heir: owed to the estate, not by it. */
const CREANCE =
  /\b(?:m'a|m'avait|nous a|nous avait|lui a|lui avait)(?: \w+)? prete\b|\bje (?:lui )?dev?ais\b|\bje lui dois\b/;
const DEJA_NET = motsDits(
  'actifs nets|actifs net|actif nets|actif net|nets de dettes|nets de passif|net de dettes|net de passif|dettes deja deduites|dettes deja deduite|dettes deja payees|dettes deja payee|dettes deja comprises|dettes deja comprise|dettes deduites|dettes deduite|dettes payees|dettes payee|dettes comprises|dettes comprise|dette deja deduites|dette deja deduite|dette deja payees|dette deja payee|dette deja comprises|dette deja comprise|dette deduites|dette deduite|dette payees|dette payee|dette comprises|dette comprise|deduction faite|apres deduction|apres paiement|apres remboursement',
);

export interface DettesLues {
  readonly q: QuestionLue;
  readonly passif: number;
  /** Lent by the one who died to who inherits. */
  readonly creances: number;
}

/** « reste dû 150 000 », « 150 000 sur prêt »: what is left of a loan. */
const RESTE = [
  'reste du',
  'restait du',
  'reste dus',
  'restant du',
  'encore du',
  'solde du',
  'reste a payer',
  'reste a rembourser',
  'crd',
  'crd de',
  "dette d'impot de",
  "dettes d'impot de",
  'dette fiscale de',
  'impots dus de',
  'impot restant de',
];
const SUR_PRET = [
  'sur pret',
  'sur emprunt',
  'sur credit',
  'sur le pret',
  'sur le credit',
  "sur l'emprunt",
  'sur son pret',
];
const estRestantDu = ({ gauche, droite }: Mention): boolean =>
  RESTE.some((mots) => gauche.trimEnd().endsWith(mots)) ||
  SUR_PRET.some((mots) => droite.replace('€', '').trimStart().startsWith(mots));

const finDe = (q: QuestionLue, m: Mention): number => {
  const suite = q.texte.slice(m.fin, m.fin + 2);
  return m.fin + (suite === ' €' ? 2 : suite.startsWith('€') ? 1 : 0);
};

/** « elle a 12 000 € de dettes personnelles »: owed by who inherits. */
const estDeLHeritier = ({ gauche, droite }: Mention): boolean =>
  DE_L_HERITIER.test(`${gauche.slice(-PRES)} ${droite.slice(0, PRES)}`);
const DE_L_HERITIER = motsDits(DETTE_DE_L_HERITIER);
const PRES = 26;

/** What is owed, and the question without it; an estate told net has no more to take off. */
export function lireDettes(q: QuestionLue): DettesLues {
  const dites: { readonly m: Mention; readonly creance: boolean }[] = [];
  for (const m of q.montants) {
    const creance = CREANCE.test(m.gauche.slice(-60));
    if (creance || APRES.test(m.droite) || AVANT.test(m.gauche) || estRestantDu(m)) dites.push({ m, creance });
  }
  // What is left after the debts is told with them; alone, an amount owed is what is asked about.
  if (dites.length === 0 || dites.length === q.montants.length || DEJA_NET.test(q.texte))
    return { q, passif: 0, creances: 0 };
  // Paid by an insurance, it is none any more; told again in a later turn, it is the same one.
  const soldee = motsDits(DETTE_SOLDEE).test(q.texte);
  const plusieursTours = q.phrases.length > 1;
  const total = (creance: boolean): number => {
    const siennes = dites.filter((d) => d.creance === creance && !estDeLHeritier(d.m)).map(({ m }) => m.montant);
    const comptees = plusieursTours ? [...new Set(siennes)] : siennes;
    return soldee && !creance ? 0 : comptees.reduce((t, n) => t + n, 0);
  };
  return {
    q: sansPassages(
      q,
      dites.map(({ m }) => [m.debut, finDe(q, m)] as const),
    ),
    passif: total(false),
    creances: total(true),
  };
}

/** Who receives pays the loan from now on, or who gives goes on paying it. */
export const DETTE_REPRISE =
  /\bpris\w* en charge\b|\b(?:qu'elle|qu'il|qu'ils|elle|il|ils|donataire|fils|fille|enfant)s? (?:le |la |l')?(?:repren\w+|reprise|rembours\w+|paie\w*|prend\w*|assum\w+|continu\w+)|\brepris\w* par\b|\ba (?:sa|leur|la) charge(?: du donataire)?\b|\bcharge du donataire\b/;
export const DETTE_GARDEE =
  /\b(?:donateur|donatrice|je|nous|on|pere|mere) (?:le |la )?(?:continu\w+|gard\w+|conserv\w+|rembours\w+|paie|paye|paierai|rest\w+)|\ba (?:ma|notre) charge\b|\bcharge du donateur\b/;
