import { motsDits } from '@francis/lecture';
import type { Mention } from '../comprehension/mentions.ts';
import type { EntreeVente } from './plus-value-immobiliere.ts';
import { estAssureAilleurs } from './assure-ailleurs.ts';
import { lireDuree } from './dates.ts';
import { type FaitManquant, type Lecture, manque, sansAbsents } from './domaine.ts';
import { demandeUnCalcul, type QuestionLue, sansPassages } from './question.ts';
import { lireRoles, lireRolesDesDates } from './roles.ts';
import { lireVendeurs, partsEgales } from './vendeurs.ts';
import { venduMaintenant } from './vendu-maintenant.ts';

const BIEN =
  /\b(?:apparts?|appartements?|maisons?|immeubles?|terrains?|studios?|biens?|logements?|parkings?|garages?|locati\w+|residences? secondaires?|duplex|villa|chalet|t[1-5]|f[1-5]|local|box|sci|scpi)\b/;
const VENDRE =
  /(?:re)?(?:vend(?:re|ue?s?|s|ons|ez|ent|rai|rais|rait|ais|ait|ant)?|ventes?)|ced(?:er|ees?|es?|ant)|cessions?|sign(?:er|ee?s?)/;
const VENTE = new RegExp(`\\bpart a \\d|\\b(?:${VENDRE.source})\\b|\\bplus[- ]values?\\b|\\bpvi?\\b|\\bsurtaxe\\b`);
/** Not the gain of a property: securities, a business, what the buyer pays. */
const AUTRE_SUJET =
  /\b(?:actions|titres|parts sociales|fonds de commerce|bitcoins?|crypto\w*|pea|vnc|valeur nette comptable|acquereur|droits? d'enregistrement|droits? de mutation|usufruit|nue[- ]propriete)\b/;
/** Said of whoever buys, beside the sale. */
const CHARGE_ACQUEREUR = [
  "a la charge de l'acquereur",
  "a charge de l'acquereur",
  'charge acquereur',
  "payes par l'acquereur",
  "payee par l'acquereur",
];
const BIEN_DIT = motsDits(
  'lmnp|parcelle|entrepot|plateau de bureaux|bureaux|lot|deux-pieces|2-pieces|2 pieces|trois-pieces|maison de vacances|residence secondaire|terrain a batir|terres|bati|immobilier|cave|grange|ferme|mas',
);
const VENTE_DITE = motsDits(
  "compromis|acheteur|acquereur a|on m'en donne|promoteur m'en donne|acheteur m'en donne|on m'en offre|on m'en propose|m'en propose|on nous en offre|on nous en donne|nous en a donne|offre acceptee|offre ferme|cede|cession|va partir a",
);
const RESIDENCE =
  /(?<!\b(?:pas|pas ma|pas notre|pas la|pas une|ni|jamais|jamais ma|jamais notre|jamais ete|jamais ete ma|jamais ete notre|non|hors|n'est plus ma|n'est pas ma|n'est pas notre|n'etait pas ma|n'a jamais ete ma|n'a jamais ete notre|sans etre ma) )\b(?:residence|maison|habitation|logement) principale?\b|\b(?:maison|appartements?|apparts?|logement|duplex|villa|studio) (?:ou|que|dans (?:lequel|laquelle)) (?:j'habite|nous habitons|je vis|on habite|on vit|j'occupe|nous vivons)\b/;
/** The home of before, of part of the property or of somebody else: its exemption has conditions of its own. */
const RESIDENCE_INCERTAINE =
  /\bancien\w*\b|\betait\b[^.?]{0,20}\bprincipale\b|\bdemenag\w+|\bquitt\w+|\bparti\w*\b|\bloue\w*\b|\blocati\w+|\bvide depuis|\binoccup\w+|\bdependances?\b|\bterrain\b|\bbureau\b|\bsci\b|\bdivorc\w+|\bsepar\w+|\bnon[- ]resident\w*|\betranger\b|\bexpatri\w+|\behpad\b|\bherit\w+|\bremploi\w*|\bacheter (?:ma|notre|une) residence|\bmes parents\b|\bsecondaire\b/;
const PAS_LA_RESIDENCE =
  /\bsecondaire\b|\blocati\w+|\bloue\w*\b|\bterrain\b|\bparking\b|\bgarage\b|\bbox\b|\bimmeuble\b|\bjamais (?:ete )?habit\w+|\bscpi\b|\bsci\b/;

const SCI_QUI_VEND = motsDits(
  "notre sci|ma sci|la sci|une sci|sci familiale|sci a vendu|sci vend|sci a l ir|sci a l'ir|sci ir|vendu par la sci|vendu par une sci|vendu par notre sci",
);
const SCI_A_L_IS = /\bsci\b[^.?]{0,30}\bis\b/;

/** Under any threshold that the law has had: the engine then says whether the price is exempt. */
const PETIT_PRIX = 15_000;
const GRATUIT = /\bherit\w*|\bdonation\b|\bdonnee?s? (?:par|en)\b|\bsuccession\b|\brecue?s?\b|\blegue\w*/;
const RECU = motsDits(
  "m'a donne|m'avait donne|nous a donne|nous avait donne|nous a laisse|nous l'a laissee|nous l'a laisse|m'a laisse|a la mort de|me vient de|nous venait de|nous vient de|recu par don|recue par don|ind. succession",
);
const PAR_UN_AUTRE =
  /\bachet\w+ (?:par|a l'epoque par) (?:le|la|mon|ma|mes|son|sa|ses) |\b(?:pere|mere|parents|grands?-\w+) (?:l')?(?:avai(?:t|ent)|a|ont) (?:l')?(?:achet|pay)/;

const ROLES = {
  vente: `prix(?: (?:de (?:vente|cession|revente)|net vendeur))?|part(?:ir)? a|propose|offre|acheteur|compromis|m'en donne|en donne|en a donne|${VENDRE.source}`,
  achat:
    /\b(?:prix d'(?:achat|acquisition)|prix paye|eue?s? pour|avais eue?s?|achet\w*|acquis\w*|acquisition|achats?|payee?s?|paye|prise?s?|coute|valeur d'achat)\b/,
  gratuit:
    /\b(?:herit\w*|donation|donnee?s?|succession|recue?s?|legue\w*|declaree?s?|valeur|estimee?s?|evaluee?s?|valait|etait a|l'acte)\b/,
  travaux: /\b(?:travaux|toiture|extension|renov\w+|factures?|artisans?)\b/,
  frais:
    /\b(?:frais(?: (?:de notaire|d'acquisition|d'achat|reels|achat))?|droits|notaire(?: (?:m'a|m'avait|nous a|nous avait|a|avait) (?:coute|pris|demande))?)\b/,
  frais_cession:
    /\b(?:commissions?(?: d'agence)?|agence|frais (?:d'agence|de (?:vente|cession))|honoraires|diagnostics?|mainlevee)\b/,
  mobilier: /\b(?:mobilier|meubles)\b/,
  amortissements: /\bamorti\w+/,
  gain: /\b(?:plus[- ]values?|pvi?|gains?)\b/,
  autre:
    /\b(?:materiaux|nous-memes|moi-meme|mensuels?|par mois|(?:le|la|les|l'|est|etait|ai|avons|nous|suis) loue|credit|pret|emprunt|reste a payer|capital restant|loyers?|revenus?|salaires?)\b/,
} as const;
const DATES = {
  vente: `${VENDRE.source}|attend\\w*|signature|acte`,
  achat: 'achet\\w*|acqui\\w*|achats?|payee?s?|paye|prise?s?|coute\\w*|eue?s?',
  gratuit: /\b(?:herit\w*|donation|donnee?s?|succession|recue?s?|legue\w*|deces|decede\w*|mort\w*)\b/,
} as const;

type Nature = EntreeVente['nature'];
function natureDe(texte: string, parts: boolean): Nature {
  if (parts) return 'parts_sci';
  if (
    !motsDits('terrain|terrains|parcelle|parcelles|terres').test(texte) ||
    motsDits('maison|appartement|appart|studio|villa|immeuble|logement|terrain de tennis|terrain de camping').test(
      texte,
    )
  )
    return undefined;
  // Bare land has no flat rate for works, whether it may be built on or not.
  return motsDits(
    'non constructible|agricole|agricoles|parcelle|terres|terrain non|terrain agricole|terrains agricoles|terrain de loisirs|inconstructible',
  ).test(texte)
    ? 'terrain'
    : 'terrain_a_batir';
}

/** What is asked is the tax of the sale, even if nothing of its prices was read. */
const DE_LA_VENTE = /\bplus[- ]values?\b|\bsurtaxe\b|\bimpots?\b(?! fonciers?)/;

/** Characters after an amount that may say who pays it. */
const PRES = 50;
/** « agence 12 000 € à la charge de l’acquéreur »: no cost of the seller. */
const sansCeQuePaieLAcquereur = (q: QuestionLue): QuestionLue =>
  sansPassages(
    q,
    q.montants
      .filter((m) => CHARGE_ACQUEREUR.some((mots) => m.droite.slice(0, PRES).includes(mots)))
      .map(({ debut, fin }) => [debut, fin] as const),
  );

/** What a question tells of a sale of property. */
export function lireVente(dite: QuestionLue): Lecture<EntreeVente> | undefined {
  const q = sansCeQuePaieLAcquereur(dite);
  const texte = CHARGE_ACQUEREUR.reduce((t, mots) => t.replaceAll(mots, ' '), q.texte);
  const vendu = VENTE.test(texte) || VENTE_DITE.test(texte);
  if (q.juridiction !== 'FR' || !vendu || !(BIEN.test(texte) || BIEN_DIT.test(texte)) || AUTRE_SUJET.test(texte))
    return undefined;
  if (motsDits('viager').test(texte) && motsDits('rente|par mois|bouquet').test(texte)) return undefined;
  if (
    motsDits('taxe fonciere').test(q.texte) &&
    !motsDits('plus-values|plus-value|plus values|plus value').test(q.texte)
  )
    return undefined;
  if (SCI_A_L_IS.test(q.texte) && !motsDits("non soumise|pas soumise a l'is|pas a l'is|parts|part").test(q.texte))
    return undefined;
  const parts = /\bparts? (?:de|d'une|dans) (?:la |ma |notre |une |des )?(?:sci|scpi)\b/.test(q.texte);
  if (q.montants.length === 0 && !(parts && demandeUnCalcul(q))) return undefined;
  const m = lireRoles(q, ROLES, ['frais', 'frais_cession', 'travaux', 'autre', 'gain']);
  const [prix, gain] = [m.de('vente'), m.de('gain')];
  if (RESIDENCE.test(q.texte) && !/\bje la loue\b|\bje l'ai loue\w*|\bloue\w* depuis\b/.test(q.texte))
    return exoneree(q, prix, m.de('achat'));
  const gratuit = GRATUIT.test(q.texte) || RECU.test(q.texte);
  const parUnAutre = gratuit && PAR_UN_AUTRE.test(q.texte);
  const acquisition =
    (gratuit ? m.de('gratuit') : undefined) ?? (parUnAutre ? undefined : m.de('achat')) ?? premierPrix(q, m);
  const gainSeul = gain !== undefined && (prix === undefined || acquisition === undefined);
  if (
    prix === undefined &&
    acquisition === undefined &&
    !gainSeul &&
    motsDits('plus-value de|plus-value brute|plus-value nette|plus-value realisee').test(q.texte)
  )
    return undefined;
  if (parts && q.montants.length === 0)
    return {
      manques: [
        manque('le prix de vente des parts et leur prix d’achat', 'la plus-value en dépend'),
        manque('la date d’achat et si la SCI est à l’impôt sur le revenu ou sur les sociétés', 'le régime en dépend'),
      ],
    };
  if (prix === undefined && acquisition === undefined && gain === undefined && !DE_LA_VENTE.test(q.texte))
    return undefined;
  // A company that sells is one seller: the surtax looks at its gain, not at the share of each (CGI art. 1609 nonies G).
  const vendeurs = !parts && SCI_QUI_VEND.test(q.texte) ? undefined : lireVendeurs(q.texte);
  const quotes = vendeurs === undefined ? undefined : [...partsEgales(vendeurs)];
  const date = lireRolesDesDates(q, DATES);
  const vente = date('vente');
  const achat =
    (gratuit ? date('gratuit') : undefined) ??
    (parUnAutre ? undefined : date('achat')) ??
    (q.dates.length > 1 && q.dates[0] !== vente ? q.dates[0] : undefined);
  const memeDate = achat !== undefined && achat.debut === vente?.debut;
  const jour = vente === undefined || memeDate || venduMaintenant(q, vente.debut) ? q.jour : vente.jour;
  const derniere = q.phrases.length > 1 ? lireDuree(q.phrases.at(-1) ?? '') : undefined;
  const duree = derniere ?? (achat === undefined ? lireDuree(q.texte) : undefined);
  const petit = !parts && prix !== undefined && prix / (vendeurs ?? 1) <= PETIT_PRIX;
  // A small price is exempt whatever was paid and when, shares of a company excepted.
  if (petit)
    return {
      entree: sansAbsents({
        date_cession: jour,
        ...(achat === undefined || duree !== undefined
          ? { annees_detention: duree ?? 0 }
          : { date_acquisition: achat.jour }),
        prix_cession: prix,
        prix_acquisition: acquisition ?? 0,
        plus_value_brute: acquisition === undefined ? gain : undefined,
        quotes_parts: quotes,
      }),
    };
  const dureeInconnue = achat === undefined && duree === undefined;
  const manques: FaitManquant[] = [];
  if (acquisition === undefined && !gainSeul)
    manques.push(
      manque(
        'le prix d’achat (ou la valeur déclarée si le bien a été reçu)',
        'la plus-value en dépend',
        'vente.prix_acquisition',
      ),
    );
  if (prix === undefined && !gainSeul)
    manques.push(manque('le prix de vente', 'la plus-value en dépend', 'vente.prix_cession'));
  if (dureeInconnue && !enPerte(m, acquisition, prix))
    manques.push(
      manque('la date d’achat', 'les abattements dépendent de la durée de détention', 'vente.date_acquisition'),
    );
  if (manques.length > 0 && !PAS_LA_RESIDENCE.test(q.texte))
    manques.push(
      manque('si ce logement est votre résidence principale', 'sa vente est alors exonérée, quelle que soit la durée'),
    );
  if (manques.length > 0) return { manques };
  const ailleurs = estAssureAilleurs(q.texte);
  if (ailleurs && (vendeurs ?? 1) > 1)
    return {
      manques: [
        manque(
          'le régime de sécurité sociale de chaque vendeur',
          'celui qui relève d’un autre État européen ne doit que le prélèvement de solidarité',
          'vente.assure_en_europe',
        ),
      ],
    };
  const mobilier = m.de('mobilier') ?? 0;
  return {
    entree: sansAbsents({
      date_cession: jour,
      ...(achat === undefined || derniere !== undefined
        ? { annees_detention: duree ?? 0 }
        : { date_acquisition: achat.jour }),
      prix_cession: gainSeul ? (prix ?? 0) : (prix ?? 0) - mobilier,
      prix_acquisition: gainSeul ? 0 : (acquisition ?? 0),
      plus_value_brute: gainSeul ? gain : undefined,
      travaux: travauxDe(q, m.somme('travaux')),
      frais_acquisition: gainSeul || AU_FORFAIT.frais.test(q.texte) ? undefined : m.somme('frais'),
      frais_cession: gainSeul ? undefined : m.somme('frais_cession'),
      amortissements_deduits: m.de('amortissements'),
      mode_acquisition: gratuit ? ('gratuit' as const) : undefined,
      nature: natureDe(q.texte, parts),
      assure_en_europe: ailleurs ? true : undefined,
      quotes_parts: quotes,
    }),
  };
}

/** The flat rate is asked, whatever was spent. */
const AU_FORFAIT = {
  frais: /\bforfait\w*[^.?,]{0,20}\bfrais\b|\bfrais\b[^.?,\d]{0,12}\bforfait/,
  travaux: /\bforfaits\b|\bforfait\w*[^.?,]{0,20}\btravaux\b|\btravaux\b[^.?,\d]{0,12}\bforfait/,
} as const;
/** The law gives the flat rate without any proof, and nobody has to prefer a smaller real cost (CGI art. 150 VB II 4°). */
function travauxDe({ texte }: QuestionLue, dits: number | undefined): number | undefined {
  const soiMeme = DE_SES_MAINS.test(texte) && !PAR_UNE_ENTREPRISE.test(texte);
  return AU_FORFAIT.travaux.test(texte) || SANS_PREUVE.test(texte) || soiMeme ? undefined : dits;
}
const DE_SES_MAINS = motsDits(
  'de mes mains|de nos mains|de ses mains|moi-meme|moi meme|nous-memes|nous memes|nous-meme|par mes soins|par nos soins|par nous seuls',
);
const PAR_UNE_ENTREPRISE = motsDits(
  'artisan|artisans|entreprise|entreprises|facture|factures|factures a|macon|couvreur',
);
const SANS_PREUVE = motsDits(
  'sans travaux|aucuns travaux|aucun travaux|travaux non justifies|travaux sans facture|travaux sans factures|pas de facture|pas de factures|sans facture|sans factures|sans justificatif|sans justificatifs|aucune facture|plus les factures|perdu les factures',
);

/** « maison de campagne 90 000 en 2001, revendue 190 000 » : the price that comes before the sale, with its own date. */
function premierPrix(
  q: QuestionLue,
  m: { readonly sansRole: readonly Mention[]; readonly tous: (role: 'vente') => readonly Mention[] },
): number | undefined {
  const [seul, ...autres] = m.sansRole;
  const [vente] = m.tous('vente');
  const [premiere] = q.dates;
  const avant = seul !== undefined && vente !== undefined && autres.length === 0 && seul.debut < vente.debut;
  return avant && premiere !== undefined && premiere.debut > seul.debut && premiere.debut < vente.debut
    ? seul.montant
    : undefined;
}

/** Sold for no more than it cost: how long it was held changes nothing. */
const enPerte = (
  m: { readonly somme: (role: 'frais') => number | undefined },
  achat: number | undefined,
  prix: number | undefined,
): boolean => achat !== undefined && prix !== undefined && prix <= achat + (m.somme('frais') ?? 0);

const COUVERTES_DEPUIS = '2022-01-01';

/** The home of the seller: exempt, whatever the price and the time. */
function exoneree(
  q: QuestionLue,
  prix: number | undefined,
  achat: number | undefined,
): Lecture<EntreeVente> | undefined {
  if (prix === undefined || RESIDENCE_INCERTAINE.test(q.texte)) return undefined;
  const date = lireRolesDesDates(q, DATES);
  const [dite, acquise] = [date('vente'), date('achat')];
  // « où j’habite depuis 1987 »: not the day of the sale.
  const vente = dite !== undefined && dite.jour >= COUVERTES_DEPUIS && dite.debut !== acquise?.debut ? dite : undefined;
  return {
    entree: {
      date_cession: vente?.jour ?? q.jour,
      ...(acquise === undefined ? { annees_detention: lireDuree(q.texte) ?? 0 } : { date_acquisition: acquise.jour }),
      prix_cession: prix,
      prix_acquisition: achat ?? 0,
      exoneration: 'residence_principale',
    },
  };
}
