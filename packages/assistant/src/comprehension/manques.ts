import { nombre } from '../orchestration/typographie.ts';
import type { Collecte } from './collecter.ts';
import { type Faits, type FaitsPersonne, NATURES_REVENU, type Saisie } from './faits.ts';
import { estCouple } from './foyer.ts';
import type { Intention } from './intention.ts';
import { manquesDesParts } from './manques-parts.ts';
import { periodeDouteuse } from './vraisemblance.ts';

export interface Manque {
  readonly code:
    | 'situation'
    | 'revenus'
    | 'revenus_conjoint'
    | 'vos_revenus'
    | 'net_imposable'
    | 'enfants'
    | 'activite'
    | 'periode'
    | 'montant'
    | 'union'
    | 'impot_brut'
    | 'age'
    | 'trajet'
    | 'location';
  readonly sujet: string;
  readonly raison: string;
  /** The fact of the vocabulary that fills it, when its code does not say. */
  readonly fait?: string;
}

/** A gift is told without its amount. */
const VERSEMENT_SANS_MONTANT =
  /\b(?:ai|avons|a|as) (?:aussi )?(?:fait|verse|effectue) (?:un |des |plusieurs |quelques )?dons?\b/;

/** Retirement savings to come, their amount untold, and what they bring is asked. */
const VERSEMENT_PER_SANS_MONTANT =
  /\b(?:verser?|versais|versement|mettre|mettais|place[r]?|alimenter?|abonder?)\b[^.?]{0,40}\bper\b[^?]*\b(?:gagn\w+|economis\w+|recuper\w+|rapport\w+|combien|impots? en moins)\b/;

/** A relative is helped, the amount untold. */
const AIDE_SANS_MONTANT =
  /\b(?:j'|on |nous )(?:aide|aidons|soutiens|soutient|soutenons|entretiens|entretenons) (?:financierement |regulierement |aussi )?(?:mes|mon|ma|nos|notre) (?:vieux |vieille |grande? )?(?:parents|pere|mere|grands?-\w+|beaux-parents|fils|filles?|enfants?)\b(?! (?:a|pour|dans|avec) (?:\w+ )?(?:faire|remplir|comprendre|calculer|declarer|sa|leur))|\b(?:verse|versons|paie|paye|payons) (?:aussi )?une pension(?: alimentaire)?\b/;

const DIVIDENDES_SANS_MONTANT =
  /\b(?:touch\w*|recois|recevons|percois|percevons|recu|percu|vers\w*)\b[^.?]{0,30}\bdividendes\b[^?]*\b(?:combien|quel impot|impots? \?)/;
/** Securities are sold, their gain untold. */
const VENTE_DE_TITRES =
  /\b(?:vend\w*|cede\w*|revend\w*)\b[^.?]{0,30}\b(?:actions?|titres?|etf|obligations?|portefeuille|sicav|fonds)\b[^?]*\b(?:combien|impots?|taxe|payer)\b/;
/** A flat that one lets, not one that one lives in. */
const LOYER =
  /\b(?:je|nous|on) (?:loue|louons)\b|\b(?:donne\w*|mets|mettons|mettre|met)\b[^.?]{0,30}\ben location\b|\b(?:mes|nos) loyers\b/;
const NU_OU_MEUBLE =
  /\bmeubl\w*|\b(?:nue?s?|vides?)\b|\bfonciere?s?\b|\blm[np]+\b|\btourisme\b|\bsaison\w*|\bairbnb\b|\bgarage\b|\bparking\b|\bterrain\b|\b(?:bureau|chambre|studio etudiant)\b|\bsci\b/;

const m = (code: Manque['code'], sujet: string, raison: string, fait?: string): Manque => ({
  code,
  sujet,
  raison,
  ...(fait === undefined ? {} : { fait }),
});

export const saisies = (personne: FaitsPersonne | undefined): readonly Saisie[] =>
  NATURES_REVENU.flatMap((n) => personne?.revenus?.[n] ?? []);

const aDesRevenus = (personne: FaitsPersonne | undefined): boolean => saisies(personne).length > 0;
const brutSeul = (personne: FaitsPersonne | undefined): boolean =>
  (personne?.revenus?.salaires ?? []).some((s) => s.qualite === 'brut');

/** The income to tell, named as the person's trade names it. */
function revenusADire(texte: string): Manque {
  if (
    /\b(?:auto-? ?entrepreneu\w+|micro-? ?entrepreneu\w+|micro-? ?entreprise|freelance|a mon compte|independante?)\b/.test(
      texte,
    )
  )
    return m(
      'revenus',
      'vos recettes de l’année (le chiffre d’affaires encaissé) et la nature de votre activité : vente, services ou profession libérale',
      'l’abattement et l’impôt en dépendent',
    );
  return m(
    'revenus',
    'vos revenus (salaires nets imposables, pensions, recettes)',
    'ils décident de la tranche et de l’impôt',
  );
}

/** Facts without which no figure would be honest, each with the reason why it decides. */
export function lireManques(faits: Faits, intention: Intention, texte: string, collecte: Collecte): Manque[] {
  const { activiteInconnue } = collecte;
  if (
    intention.type === 'forfait_capital' ||
    intention.type === 'benefice_micro' ||
    intention.type === 'definition' ||
    intention.type === 'parametres'
  )
    return [];
  if (intention.type === 'seuil' || intention.type === 'bareme' || intention.type === 'progressivite') return [];
  if (intention.type === 'decote_seule')
    return faits.situation === undefined
      ? [m('situation', 'votre situation de famille', 'la décote dépend d’une imposition seul ou en couple')]
      : [];
  if (intention.type === 'plafond_per')
    return aDesRevenus(faits.personne1) || faits.revenuCommun
      ? []
      : [m('revenus', 'vos revenus professionnels de l’année précédente', 'le plafond en est un pourcentage')];
  const manques: Manque[] = [];
  const { situation, personne1, personne2 } = faits;
  const autres =
    (faits.loyers ?? 0) + (faits.dividendes ?? 0) + (faits.interets ?? 0) + (faits.plusValuesMobilieres ?? 0);
  const connus =
    aDesRevenus(personne1) ||
    aDesRevenus(personne2) ||
    faits.revenuCommun !== undefined ||
    faits.revenuNetImposable !== undefined;
  if (periodeDouteuse(faits, texte, collecte.montants))
    manques.push(m('periode', 'si ce montant est par mois ou par an', 'l’impôt porte sur le revenu de toute l’année'));
  for (const { montant, motif } of collecte.ecartes)
    if (motif === 'inconnu')
      manques.push(m('montant', `ce que représentent les ${nombre(montant)} €`, 'ils peuvent tout changer'));
  if (
    faits.augmentation === undefined &&
    /\b(?:mon|cette|une|l'|la|ma) ?(?:augmentation|hausse de salaire|prime)\b(?! de l'impot)/.test(texte) &&
    collecte.montants.every((x) => x.saisie.montant > 0 && x.role !== 'augmentation') &&
    /\b(?:cout\w*|impact|effet|combien|change\w*)\b[^.?]{0,40}\b(?:augmentation|hausse|prime)\b|\b(?:augmentation|hausse|prime)\b[^.?]{0,40}\b(?:cout\w*|impact|combien)\b/.test(
      texte,
    )
  )
    manques.push(m('montant', 'le montant de cette augmentation', 'l’impôt en plus en dépend'));
  if (
    faits.augmentation === undefined &&
    /\b(?:m'augmente\w*|suis augmentee?|vais etre augmentee?|une? (?:petite )?augmentation)\b[^.]{0,40}\ben plus\b/.test(
      texte,
    ) &&
    !manques.some((x) => x.code === 'montant')
  )
    manques.push(m('montant', 'le montant de cette augmentation', 'l’impôt en plus en dépend'));
  if (
    faits.dons === undefined &&
    VERSEMENT_SANS_MONTANT.test(texte) &&
    !collecte.montants.some((x) => x.role === 'don')
  )
    manques.push(m('montant', 'le montant de vos dons et leurs bénéficiaires', 'le taux de la réduction en dépend'));
  if (
    connus &&
    faits.pensionMineur === undefined &&
    faits.pensionMajeur === undefined &&
    AIDE_SANS_MONTANT.test(texte) &&
    !collecte.montants.some((x) => x.role === 'pension_alimentaire' || x.role === 'pensions_autres')
  )
    manques.push(
      m(
        'montant',
        'le montant annuel de cette aide ou de cette pension',
        'elle se déduit du revenu, parfois dans une limite',
      ),
    );
  if (
    personne1?.per === undefined &&
    personne2?.per === undefined &&
    VERSEMENT_PER_SANS_MONTANT.test(texte) &&
    !collecte.montants.some((x) => x.role === 'per' || x.role === 'per_plafond')
  )
    manques.push(
      m(
        'montant',
        'le montant que vous comptez verser sur votre PER',
        'l’économie d’impôt en dépend',
        'foyer.declarant1.per_versements',
      ),
    );
  const partsSeules = intention.type === 'impot' && intention.accent === 'parts';
  if (!partsSeules) {
    if (brutSeul(personne1) || brutSeul(personne2) || faits.revenuCommun?.saisie.qualite === 'brut')
      manques.push(
        m(
          'net_imposable',
          'votre salaire net imposable',
          'l’impôt se calcule sur le net imposable, qui figure sur votre bulletin de décembre, jamais sur le brut',
        ),
      );
    else if (!connus && autres === 0 && !personne1?.sansRevenu && !activiteInconnue) manques.push(revenusADire(texte));
  }
  if (
    DIVIDENDES_SANS_MONTANT.test(texte) &&
    faits.dividendes === undefined &&
    !collecte.montants.some((x) => x.role === 'dividendes')
  )
    manques.push(
      m('montant', 'le montant brut de vos dividendes', 'ils sont imposés au forfait ou au barème', 'foyer.dividendes'),
    );
  if (
    VENTE_DE_TITRES.test(texte) &&
    faits.plusValuesMobilieres === undefined &&
    !collecte.montants.some((x) => x.role === 'plus_values')
  )
    manques.push(m('montant', 'le prix de vente et le prix d’achat de vos titres', 'seule la plus-value est imposée'));
  // « nous louons une maison 1 100 € par mois »: a rent that is paid.
  const locataire = faits.loyers === undefined && collecte.montants.some((x) => x.role === 'prive' && !x.nu);
  if (
    LOYER.test(texte) &&
    !locataire &&
    !NU_OU_MEUBLE.test(texte) &&
    (faits.loyers !== undefined || intention.type === 'impot')
  )
    manques.push(
      m('location', 'si le logement est loué nu ou meublé', 'le régime et l’abattement ne sont pas les mêmes'),
    );
  if (activiteInconnue)
    manques.push(
      m(
        'activite',
        'la nature de votre activité (vente, prestation de services ou profession libérale)',
        'l’abattement de la micro-entreprise en dépend',
      ),
    );
  if (situation === undefined) {
    if (
      !(
        aDesRevenus(personne1) &&
        aDesRevenus(personne2) &&
        intention.type === 'comparaison' &&
        intention.objet === 'union'
      )
    )
      manques.push(
        m(
          'situation',
          'votre situation de famille (célibataire, marié, pacsé, divorcé ou veuf) et vos enfants à charge',
          'elle fixe le nombre de parts',
        ),
      );
  } else if (situation === 'en_couple')
    manques.push(
      m(
        'union',
        'votre union : mariage, PACS ou concubinage',
        'les époux et les partenaires de PACS déclarent ensemble, les concubins séparément',
      ),
    );
  else if (
    !partsSeules &&
    faits.revenuNetImposable === undefined &&
    faits.revenuCommun === undefined &&
    (estCouple(situation) || (intention.type === 'comparaison' && intention.objet === 'union'))
  ) {
    if (aDesRevenus(personne1) && !aDesRevenus(personne2) && !personne2?.sansRevenu)
      manques.push(
        m(
          'revenus_conjoint',
          'les revenus de votre conjoint (ou « aucun »)',
          'le couple est imposé sur le total des deux revenus',
        ),
      );
    if (aDesRevenus(personne2) && !aDesRevenus(personne1) && !personne1?.sansRevenu)
      manques.push(
        m('vos_revenus', 'vos propres revenus (ou « aucun »)', 'le couple est imposé sur le total des deux revenus'),
      );
  }
  manques.push(...manquesDesParts(faits, texte, partsSeules));
  if (
    faits.enfantsSansNombre ||
    (/\b(?:ca|cela) depend (?:des|de la|du) (?:semaines?|mois|periodes?|garde)\b/.test(texte) && faits.enfants?.length)
  )
    manques.push(
      m('enfants', 'combien d’enfants sont à charge, et leur âge', 'chaque enfant change le nombre de parts'),
    );
  if (
    intention.type === 'comparaison' &&
    intention.objet === 'frais_reels' &&
    faits.trajet === undefined &&
    personne1?.fraisReels === undefined &&
    personne2?.fraisReels === undefined &&
    !/\b\d+ ?(?:km|kilometres?)\b/.test(texte)
  )
    manques.push(
      m(
        'trajet',
        'vos frais de l’année (distance du trajet en kilomètres, puissance du véhicule, repas)',
        'ils se comparent à la déduction forfaitaire de votre salaire',
      ),
    );
  if (
    (faits.trajet !== undefined || /\b\d+ ?(?:km|kilometres?)\b/.test(texte)) &&
    ((intention.type === 'comparaison' && intention.objet === 'frais_reels') ||
      /\bfrais (?:reels?|kilo)/.test(texte)) &&
    faits.trajet?.cv === undefined &&
    personne1?.fraisReels === undefined &&
    personne2?.fraisReels === undefined
  )
    manques.push(
      m(
        'trajet',
        'la puissance fiscale de votre véhicule, en chevaux',
        'le barème kilométrique en dépend',
        'vehicule.cv',
      ),
    );
  return manques;
}
