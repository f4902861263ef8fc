import { expliquerActifsNumeriques, expliquerRevenusMobiliers } from '@francis/fiscal/patrimoine';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import type { NoeudTrace } from '@francis/fiscal';
import { definirDomaine, expliquer, manque, sansAbsents } from './domaine.ts';
import { type QuestionLue, demandeUnCalcul, montantUnique, trouverMontant } from './question.ts';

const Entree = z.strictObject({
  annee: z.int().min(2018).max(2030),
  dividendes: z.number().min(0).max(1e9).optional(),
  interets: z.number().min(0).max(1e9).optional(),
  plus_values: z.number().min(0).max(1e9).optional(),
  /** The same income paid in another year, beside. */
  autre_annee: z.int().min(2018).max(2030).optional(),
});
type Entree = z.infer<typeof Entree>;

const FORFAIT = /\bflat tax\b|\bpfu\b|\bprelevement forfaitaire\b|\bforfait\w*\b/;
const NATURES = /\bdividendes?\b|\binterets?\b|\bplus[- ]values?\b|\bgains?\b/;
const AUTRE_SUJET =
  /\b(?:assurances?[- ]vie|pea|crypto\w*|bitcoins?|immobili\w+|rachat|contrat|appartement|maison|bareme|salaires?|per|loyers?|sasu|filiale|holding|emprunt|pret)\b/;

/** Year of the payment: said, or the one under way. */
export function anneeDuVersement(q: QuestionLue): number {
  for (const phrase of q.phrases.toReversed()) {
    const dite = /\b(20[12]\d)\b/.exec(phrase.replace(/\b(?:depuis|ouvert\w*|achete\w*)[^.?]{0,20}20[12]\d\b/g, ''));
    if (dite) return Number(dite[1]);
  }
  return Number(q.jour.slice(0, 4)) - 1;
}

function lire(q: QuestionLue) {
  if (q.juridiction !== 'FR' || !NATURES.test(q.texte) || AUTRE_SUJET.test(q.texte) || q.montants.length === 0)
    return undefined;
  const titres = /\b(?:actions?|titres?|etf|obligations?|portefeuille|bourse|boursier\w*|compte[- ]titres)\b/.test(
    q.texte,
  );
  if (!FORFAIT.test(q.texte) && !titres) return undefined;
  const seul = montantUnique(q);
  const montant = (mot: string): number | undefined =>
    trouverMontant(q, { apres: new RegExp(`^ ?€?[^#]{0,14}\\b${mot}`), avant: new RegExp(`\\b${mot}[^#]{0,25}$`) }) ??
    (new RegExp(`\\b${mot}`).test(q.texte) ? seul : undefined);
  const dividendes = montant('dividendes?');
  const interets = montant('interets?');
  const gains = montant('(?:plus[- ]values?|gains?)');
  if (dividendes === undefined && interets === undefined && gains === undefined) return undefined;
  const annees = [...new Set([...q.texte.matchAll(/\b(202\d)\b(?! ?€)/g)].map((m) => Number(m[1])))];
  const [premiere, seconde, troisieme] = annees;
  const deux = q.phrases.length === 1 && premiere !== undefined && seconde !== undefined && troisieme === undefined;
  return {
    entree: {
      annee: deux ? premiere : anneeDuVersement(q),
      ...(deux ? { autre_annee: seconde } : {}),
      ...(dividendes === undefined ? {} : { dividendes }),
      ...(interets === undefined ? {} : { interets }),
      ...(gains === undefined ? {} : { plus_values: gains }),
    },
  };
}

/** A second tree beside the first: its steps keep apart names. */
const prefixer = (prefixe: string, noeud: NoeudTrace): NoeudTrace => ({
  ...noeud,
  regle: `${prefixe}.${noeud.regle}`,
  enfants: noeud.enfants.map((n) => prefixer(prefixe, n)),
});

export const REVENUS_MOBILIERS = definirDomaine<Entree>({
  outil: 'calculer_revenus_mobiliers',
  description: 'Prélèvement forfaitaire unique sur dividendes, intérêts et plus-values de titres, selon l’année.',
  schema: Entree,
  objet: 'le prélèvement forfaitaire',
  lire,
  calculer: ({ annee, autre_annee, ...montants }) => {
    const calcul = expliquer(expliquerRevenusMobiliers(sansAbsents({ annee, ...montants })));
    if (autre_annee === undefined || !('trace' in calcul)) return calcul;
    const autre = expliquer(expliquerRevenusMobiliers(sansAbsents({ annee: autre_annee, ...montants })));
    if (!('trace' in autre)) return autre;
    return {
      ...calcul,
      statut: calcul.statut === 'exact' ? autre.statut : calcul.statut,
      reserves: [...new Set([...calcul.reserves, ...autre.reserves])],
      trace: { ...calcul.trace, enfants: [...calcul.trace.enfants, prefixer('autre', autre.trace)] },
    };
  },
  rediger: (e, r, b) => {
    const natures = [
      ...(e.dividendes === undefined ? [] : ['dividende']),
      ...(e.interets === undefined ? [] : ['interet']),
      ...(e.plus_values === undefined ? [] : ['plus_value_mobiliere']),
    ];
    const detail = natures
      .map(
        (n) =>
          `${jeton(r.appel, `rcm.${n}.impot`)} d’impôt et ${jeton(r.appel, `rcm.${n}.prelevements_sociaux`)} de prélèvements sociaux`,
      )
      .join(', puis ');
    b.paragraphe(
      `Au prélèvement forfaitaire unique, le coût total est de **${jeton(r.appel, 'rcm.total')}** (revenus ${e.annee}) : ${detail}.[^cgi-200-a][^css-l136-7]`,
    );
    if (e.autre_annee !== undefined)
      b.paragraphe(
        `Pour les revenus ${e.autre_annee}, il serait de **${jeton(r.appel, 'autre.rcm.total')}** : les prélèvements sociaux n’y sont pas les mêmes.`,
      );
    b.paragraphe(
      'L’option pour le barème peut coûter moins si votre tranche est basse ; elle vaut pour tous vos revenus de capitaux de l’année. Donnez votre situation et vos revenus : je compare les deux.',
    );
  },
});

const EntreeNumerique = z.strictObject({
  annee: z.int().min(2019).max(2030),
  gain: z.number().min(0).max(1e9).optional(),
  total_cessions: z.number().min(0).max(1e9).optional(),
  /** All that was paid for the portfolio, what was sold and what it was all worth then: instead of the gain. */
  prix_acquisition: z.number().min(0).max(1e9).optional(),
  prix_cession: z.number().min(0).max(1e9).optional(),
  valeur_portefeuille: z.number().min(0).max(1e9).optional(),
});

export const ACTIFS_NUMERIQUES = definirDomaine<z.infer<typeof EntreeNumerique>>({
  outil: 'calculer_actifs_numeriques',
  description: 'Impôt sur un gain de cession de cryptoactifs.',
  schema: EntreeNumerique,
  objet: 'l’impôt sur vos cryptoactifs',
  lire: (q) => {
    if (q.juridiction !== 'FR' || !/\b(?:crypto\w*|bitcoins?|btc|ethereum|eth|actifs? numeriques?|nft)\b/.test(q.texte))
      return undefined;
    const gain = trouverMontant(q, {
      apres: /^ ?€? ?(?:de (?:gains?|plus[- ]values?|benefices?|profits?))\b/,
      avant: /\b(?:gains?|plus[- ]values?|benefices?|profits?|gagn\w+)\b[^#]{0,25}$/,
    });
    if (gain !== undefined) return { entree: { annee: anneeDuVersement(q), gain } };
    const prix_acquisition = trouverMontant(q, {
      avant: /\b(?:mis|investi\w*|achet\w*|place\w*|verse\w*|pay\w*|cout\w*|acquisition|achats?)\b[^#]{0,25}$/,
      apres: /^ ?€? ?(?:investis?|mis|places?)\b/,
    });
    const valeur_portefeuille = trouverMontant(q, {
      avant: /\b(?:portefeuille|valait|vaut|valant|valaient|valent|valeur (?:totale|globale))\b[^#]{0,25}$/,
    });
    const prix_cession = trouverMontant(q, {
      avant: /\b(?:retir\w*|(?:re)?vend\w*|cede\w*|cession|vente|encaiss\w*)\b[^#]{0,25}$/,
    });
    if (prix_acquisition === undefined || prix_cession === undefined) {
      if (!demandeUnCalcul(q) || !/\b(?:j'ai|j'en ai|nous avons|on a|mes|nos)\b/.test(q.texte) || q.montants.length > 0)
        return undefined;
      return {
        manques: [
          manque('le prix de vente', 'le gain en dépend'),
          manque(
            'le prix d’achat de tout votre portefeuille et sa valeur au moment de la vente',
            'le gain en est une fraction',
          ),
        ],
      };
    }
    const tout =
      /\btout (?:re)?vend\w*|\b(?:re)?vend\w* (?:tout|l'ensemble|la totalite)\b|\ben totalite\b|\btout mon portefeuille\b/.test(
        q.texte,
      );
    if (valeur_portefeuille === undefined && tout)
      return {
        entree: { annee: anneeDuVersement(q), prix_acquisition, prix_cession, valeur_portefeuille: prix_cession },
      };
    if (valeur_portefeuille === undefined)
      return {
        manques: [manque('la valeur de tout votre portefeuille au moment de la vente', 'le gain en est une fraction')],
      };
    return { entree: { annee: anneeDuVersement(q), prix_acquisition, prix_cession, valeur_portefeuille } };
  },
  calculer: ({ annee, gain, total_cessions, prix_acquisition = 0, prix_cession = 0, valeur_portefeuille = 0 }) =>
    expliquer(
      expliquerActifsNumeriques(
        gain === undefined
          ? { annee, prix_acquisition, cessions: [{ prix: prix_cession, valeur_portefeuille }] }
          : { annee, gain, ...(total_cessions === undefined ? {} : { total_cessions }) },
      ),
    ),
  rediger: (e, r, b) => {
    const j = (regle: string): string => jeton(r.appel, regle);
    b.paragraphe(
      `Votre gain supporte le prélèvement forfaitaire unique (flat tax) : **${j('crypto.total')}**, dont ${j('rcm.actif_numerique.impot')} d’impôt et ${j('rcm.actif_numerique.prelevements_sociaux')} de prélèvements sociaux (revenus ${e.annee}).[^cgi-150-vh-bis][^cgi-200-c]`,
    );
    if ('crypto.cession_1' in r.chiffres)
      b.paragraphe(
        `Le gain imposable de cette vente est de **${j('crypto.cession_1')}** : le prix reçu moins la part du prix d’achat de tout le portefeuille.`,
      );
    b.paragraphe(
      'Le gain se calcule sur l’ensemble du portefeuille et se déclare sur le formulaire 2086. L’échange contre un autre actif numérique n’est pas imposé ; les petites cessions de l’année, sous le seuil de la loi, sont exonérées. L’option pour le barème est possible.',
    );
  },
});
