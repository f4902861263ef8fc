import { motsDits } from '@francis/lecture';
import { lireParametreLegal } from '@francis/fiscal/catalogue';
import { expliquerActifsNumeriques } from '@francis/fiscal/patrimoine';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import { anneeDeLEvenement } from './annee-evenement.ts';
import { definirDomaine, type Explication, expliquer, type Lecture, manque } from './domaine.ts';
import { demandeUnCalcul, type QuestionLue, sansPassages } from './question.ts';
import { lireRoles } from './roles.ts';

const Entree = z.strictObject({
  annee: z.int().min(2019).max(2030),
  gain: z.number().min(0).max(1e9).optional(),
  total_cessions: z.number().min(0).max(1e9).optional(),
  /** All that was paid for the portfolio, what was sold and what it was all worth then: instead of the gain. */
  prix_acquisition: z.number().min(0).max(1e9).optional(),
  prix_cession: z.number().min(0).max(1e9).optional(),
  valeur_portefeuille: z.number().min(0).max(1e9).optional(),
});
type Entree = z.infer<typeof Entree>;

const CRYPTO = /\b(?:crypto\w*|bitcoins?|btc|ethereum|ethers?|eth|solana|actifs? numeriques?|nft)\b/;
const CRYPTO_DITE = motsDits(
  'doge|dogecoin|cardano|xrp|jetons|jeton|tokens|actifs num|actifs numeriques|bitcoin|ethers|stablecoin',
);
const ROLES = {
  achat:
    /\b(?:mis|mise|investi\w*|achet\w*|achats?|place\w*|verse\w*|paye\w*|coute?\w*|acquisition|prix d'achat|pta|cout total)\b/,
  portefeuille: /\b(?:vgp|avoirs|l'ensemble|portefeuille|valait|vaut|valant|valaient|valent|valeur|total(?:ise)?)\b/,
  cession:
    /\b(?:(?:re)?(?:vend(?:re|ue?s?|s|ons|ez)?|ventes?)|ced\w*|cessions?|retir\w*|encaiss\w*|convert\w*|sort(?:i\w*)?|recuper\w*|prix de (?:vente|cession))\b/,
  gain: /\b(?:gains?|plus[- ]values?|pv|benefices?|profits?|gagn\w+)\b/,
  perte: /\b(?:moins[- ]values?|pertes?|perdu\w*)\b/,
  autre: /\b(?:salaires?|dividendes?|interets?|livret|actions?|loyers?)\b/,
} as const;
/** Everything was sold: the value of the portfolio is the price. */
const TOUT =
  /\btout (?:re)?(?:vend|ced|sorti|retir|liquid|convert|encaiss|recuper)\w*|\b(?:re)?vend\w* (?:le )?(?:tout|l'ensemble|la totalite|l'integralite|tous?|toutes?)\b|\bliquid\w*|\ben totalite\b|\btout (?:mon|le) portefeuille\b|\b(?:seul|unique) (?:achat|placement|investissement)\b|\btoute?s? (?:ma|mes|mon|la) \w+|\btous mes (?:bitcoins?|btc|eth)\b|\bvide\b/;
/** Some is left: what the whole was worth on that day is not told. */
const PAS_TOUT = motsDits(
  'pas tout vendu|pas tout revendu|pas tout sorti|pas tout liquide|pas tout retire|pas tout encaisse|pas tous vendus|pas vendu tout|pas vendu la totalite|pas tout cede|il m en reste|il en reste|il me reste|j en ai encore|j en garde|garde le reste|une partie',
);
const ECHANGE = /\bechang\w*|\bswap\w*/;

/** What is received in exchange is another crypto-asset: no sale (CGI art. 150 VH bis). */
const VERS_UNE_CRYPTO = motsDits(
  'en usdc|en usdt|en stablecoin|en stablecoins|en dai|en eth|en ethereum|en ether|en bitcoin|en bitcoins|en btc|en solana|en sol|contre usdc|contre des usdc|contre des usdt|contre des stablecoins|contre un stablecoin|contre de l ethereum|contre des eth|contre des btc|contre du bitcoin|vers usdc|vers des stablecoins',
);
const CONVERTI = motsDits(
  'converti|convertis|convertie|convertir|echange|echanges|echangee|swappe|swap|swape|passe|passes|bascule|bascules',
);
/** The question without the amounts exchanged for another crypto-asset. */
function sansEchanges(q: QuestionLue): QuestionLue {
  const echanges = q.montants.filter(
    (m) => CONVERTI.test(m.gauche) && VERS_UNE_CRYPTO.test(m.droite.split(',')[0] ?? ''),
  );
  return echanges.length === q.montants.length
    ? q
    : sansPassages(
        q,
        echanges.map(({ debut, fin, gauche }) => [debut - gauche.length, fin] as const),
      );
}

function lire(dite: QuestionLue): Lecture<Entree> | undefined {
  const q = sansEchanges(dite);
  if (q.juridiction !== 'FR' || !(CRYPTO.test(q.texte) || CRYPTO_DITE.test(q.texte))) return undefined;
  if (ECHANGE.test(q.texte) && !/\bvend\w*|\bvente\b/.test(q.texte)) return undefined;
  const m = lireRoles(q, ROLES, ['autre', 'achat', 'perte']);
  const annee = anneeDeLEvenement(q);
  const perdu = m.somme('perte');
  const brut = m.de('gain');
  // « gagné 11 000, perdu 3 000, donc 8 000 »: the net is said, and is what they make.
  const net = brut === undefined || perdu === undefined ? undefined : brut - perdu;
  const gain = net !== undefined && q.montants.some((x) => x.montant === net) ? net : brut;
  const [prix_cession, valeur] = [m.de('cession'), m.de('portefeuille')];
  const prix_acquisition = m.somme('achat');
  if (gain !== undefined && (prix_cession === undefined || prix_acquisition === undefined))
    return {
      entree: { annee, gain, ...(prix_cession === undefined ? {} : { total_cessions: Math.max(prix_cession, gain) }) },
    };
  const seuil = lireParametreLegal('rcm.crypto_seuil', `${annee}-12-31`)?.valeur ?? 0;
  // Sold for less than the law looks at: what it cost and what is left change nothing.
  if (prix_cession !== undefined && prix_cession <= seuil)
    return {
      entree: { annee, gain: Math.max(0, prix_cession - (prix_acquisition ?? 0)), total_cessions: prix_cession },
    };
  const valeur_portefeuille = valeur ?? (TOUT.test(q.texte) && !PAS_TOUT.test(q.texte) ? prix_cession : undefined);
  if (prix_acquisition !== undefined && prix_cession !== undefined && valeur_portefeuille !== undefined)
    return { entree: { annee, prix_acquisition, prix_cession, valeur_portefeuille } };
  const sien = motsDits(
    "j'ai|j'en ai|j'avais|je|nous avons|on a|mes|nos|mon|ma|vendues|vendue|vendus|vendu|revendues|revendue|revendus|revendu",
  ).test(q.texte);
  if (!sien || (!demandeUnCalcul(q) && prix_cession === undefined)) return undefined;
  if (q.montants.length > 0 && prix_cession === undefined) return undefined;
  return {
    manques: [
      ...(prix_cession === undefined ? [manque('le prix de vente', 'le gain en dépend')] : []),
      ...(prix_acquisition === undefined
        ? [manque('le prix d’achat de tout votre portefeuille', 'le gain en est une fraction')]
        : []),
      manque('la valeur de tout votre portefeuille au moment de la vente', 'le gain en est une fraction'),
    ],
  };
}

function calculer(e: Entree): ReturnType<typeof expliquer> {
  const { annee, gain, total_cessions, prix_acquisition = 0, prix_cession = 0, valeur_portefeuille = 0 } = e;
  const calcul = expliquer(
    expliquerActifsNumeriques(
      gain === undefined
        ? { annee, prix_acquisition, cessions: [{ prix: prix_cession, valeur_portefeuille }] }
        : { annee, gain, ...(total_cessions === undefined ? {} : { total_cessions }) },
    ),
  );
  return 'trace' in calcul && total_cessions !== undefined ? sansAutreVente(calcul) : calcul;
}

const sansAutreVente = (calcul: Explication): Explication => ({
  ...calcul,
  hypotheses: [...calcul.hypotheses, 'Aucune autre vente de cryptoactifs dans l’année.'],
});

export const ACTIFS_NUMERIQUES = definirDomaine<Entree>({
  outil: 'calculer_actifs_numeriques',
  description: 'Impôt sur un gain de cession de cryptoactifs.',
  schema: Entree,
  objet: 'l’impôt sur vos cryptoactifs',
  lire,
  calculer,
  rediger: (e, r, b) => {
    const j = (regle: string): string => jeton(r.appel, regle);
    if (r.chiffres['crypto.exoneration'] === true) {
      b.paragraphe(
        `Rien n’est dû : **${j('crypto.total')}**. Le total de vos ventes de l’année ne dépasse pas ${j('@rcm.crypto_seuil')}, ce qui exonère le gain (revenus ${e.annee}).[^cgi-150-vh-bis]`,
      );
      b.paragraphe(
        'Le total se juge sur toutes les ventes de l’année du foyer fiscal, achats entre cryptoactifs exclus.',
      );
      return;
    }
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
