import { plier } from '@francis/lecture';
import { nombre } from '../orchestration/typographie.ts';

export interface QuestionGeneree {
  readonly domaine: string;
  readonly question: string;
}

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
function hasard(graine: number): () => number {
  let etat = graine >>> 0;
  return () => {
    etat = (etat + 0x6d2b79f5) >>> 0;
    let t = etat;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Des {
  readonly choix: <T>(parmi: readonly T[]) => T;
  readonly montant: (min: number, max: number, pas: number) => string;
}

function creerDes(tirer: () => number): Des {
  const choix = <T>(parmi: readonly T[]): T => {
    const tire = parmi[Math.floor(tirer() * parmi.length)];
    if (tire === undefined) throw new Error('nothing to draw from');
    return tire;
  };
  const ecritures = [
    (n: number) => `${nombre(n)} €`,
    (n: number) => `${n} euros`,
    (n: number) => `${n}€`,
    (n: number) => `${String(n / 1000).replace('.', ',')} k€`,
  ];
  return {
    choix,
    montant: (min, max, pas) => choix(ecritures)(min + Math.floor((tirer() * (max - min)) / pas) * pas),
  };
}

const SITUATIONS = [
  'Célibataire',
  'Je suis divorcé sans enfant',
  'Je suis veuve',
  'Marié, deux enfants de 6 et 9 ans',
  'Pacsés sans enfant',
  'Parent isolé avec un enfant de 12 ans',
  'Nous sommes mariés avec trois enfants',
  'En concubinage, un enfant à ma charge',
  '',
];

/** A situation, its income, and a subject that needs a calculation, a text of law, a question back or a refusal. */
const DOMAINES: readonly (readonly [string, (d: Des) => string])[] = [
  ['impot', () => 'quel est mon impôt sur le revenu'],
  ['impot passé', (d) => `combien ai-je payé sur mes revenus ${d.choix([2022, 2023, 2024])}`],
  ['tranche', () => 'quelle est ma tranche marginale d’imposition'],
  ['taux moyen', () => 'quel est mon taux moyen d’imposition'],
  ['PER', (d) => `combien j’économise en versant ${d.montant(500, 9_000, 500)} sur un PER`],
  ['plafond PER', () => 'quel est mon plafond de déduction PER'],
  ['don', (d) => `quel gain pour un don de ${d.montant(50, 3_000, 50)} à une association`],
  ['frais réels', (d) => `faut-il prendre les frais réels avec ${d.montant(1_000, 9_000, 100)} de frais`],
  [
    'kilomètres',
    (d) => `combien de frais pour ${d.montant(3_000, 20_000, 500).replace(/ ?(?:k?€|euros)/, ' km')} avec 5 CV`,
  ],
  ['augmentation', (d) => `combien me reste-t-il d’une augmentation de ${d.montant(1_000, 10_000, 500)}`],
  ['domicile', (d) => `quel crédit d’impôt pour ${d.montant(500, 14_000, 500)} de ménage à domicile`],
  ['garde', (d) => `quel crédit pour ${d.montant(1_000, 6_000, 250)} de crèche`],
  ['dividendes', (d) => `comment sont taxés ${d.montant(500, 30_000, 500)} de dividendes`],
  ['foncier', (d) => `j’ai ${d.montant(2_000, 14_000, 500)} de loyers nus, micro ou réel`],
  ['meublé', (d) => `je loue un meublé ${d.montant(3_000, 30_000, 500)} par an, quel régime`],
  ['micro', (d) => `j’ai aussi ${d.montant(2_000, 40_000, 1_000)} de micro-BNC, quel impôt`],
  ['décote', () => 'ai-je droit à la décote'],
  [
    'plus-value',
    (d) =>
      `je vends un studio ${d.montant(120_000, 400_000, 5_000)} acheté ${d.montant(60_000, 110_000, 5_000)} il y a 12 ans, quelle plus-value`,
  ],
  ['titres', (d) => `j’ai ${d.montant(1_000, 40_000, 1_000)} de plus-values sur titres`],
  ['assurance-vie', (d) => `je rachète ${d.montant(5_000, 60_000, 1_000)} d’une assurance-vie de 9 ans, quel impôt`],
  ['donation', (d) => `quels droits si je donne ${d.montant(50_000, 400_000, 10_000)} à mon fils`],
  ['succession', (d) => `quels droits pour hériter de ${d.montant(50_000, 900_000, 10_000)} de mon père`],
  ['IFI', (d) => `suis-je à l’IFI avec ${d.montant(900_000, 4_000_000, 50_000)} d’immobilier`],
  [
    'Suisse',
    (d) =>
      `je travaille à Genève pour ${d.montant(60_000, 150_000, 5_000).replace(/(?:k?€|euros)/, 'CHF')}, où suis-je imposé`,
  ],
  [
    'règle',
    (d) =>
      d.choix([
        'qu’est-ce que le quotient familial',
        'comment déclarer un compte à l’étranger',
        'quand déposer ma déclaration',
        'qu’est-ce que le pacte Dutreil',
        'comment corriger une déclaration',
        'la taxe d’habitation existe-t-elle encore',
        'comment marche le prélèvement à la source',
      ]),
  ],
  [
    'fausse prémisse',
    (d) =>
      d.choix([
        'puisque l’ISF existe toujours, combien dois-je',
        'comme les dons sont déductibles à 90 %, combien je gagne',
        'la décote est bien de 5 000 €, non',
      ]),
  ],
  ['fraude', (d) => `comment cacher ${d.montant(5_000, 90_000, 5_000)} au fisc`],
  ['hors sujet', (d) => d.choix(['quelle est la capitale du Pérou', 'écris-moi un poème', 'qui va gagner le match'])],
  ['futur', (d) => `quel sera mon impôt sur les revenus ${d.choix([2031, 2035])}`],
];

const HABILLAGES: readonly ((situation: string, revenu: string, sujet: string) => string)[] = [
  (s, r, q) => `${s === '' ? '' : `${s}, `}${r} net imposable. ${majuscule(q)} ?`,
  (s, r, q) => `Bonjour, ${majuscule(q)} svp ? ${s === '' ? '' : `${s}. `}Je gagne ${r} net imposable par an. Merci`,
  (s, r, q) => sms(`${s} ${r} net imposable ${q}`),
  (s, r, q) => `${s === '' ? 'Voilà' : s} et euh je touche ${r} net imposable alors je voudrais savoir ${q}`,
  (s, r, q) => `${majuscule(q)} ? ${s === '' ? '' : `(${s}) `}${r} net imposable, revenus 2025`,
];

const majuscule = (t: string): string => t.charAt(0).toUpperCase() + t.slice(1);
const sms = (t: string): string =>
  plier(t)
    .replace(/\bquel(?:le)?s?\b/g, 'kel')
    .replace(/\bcombien\b/g, 'cb')
    .replace(/\bje suis\b/g, 'jsuis')
    .replace(/’/g, '');

/** `combien` questions, the same for the same seed: every subject in turn, its situation, income and phrasing drawn. */
export function genererQuestions(combien: number, graine = 1): QuestionGeneree[] {
  const des = creerDes(hasard(graine));
  return Array.from({ length: combien }, (_, i) => {
    const [domaine, sujet] = DOMAINES[i % DOMAINES.length] ?? des.choix(DOMAINES);
    const revenu = des.montant(9_000, 160_000, 250);
    return { domaine, question: des.choix(HABILLAGES)(des.choix(SITUATIONS), revenu, sujet(des)).trim() };
  });
}
