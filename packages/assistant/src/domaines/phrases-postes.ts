import type { NaturePoste } from '@francis/fiscal/postes';

const COTISATIONS = [
  'Les cotisations sociales sont de **{m}** sur ce chiffre d’affaires ({an}).[^css-l613-7]',
  'Elles se paient sur ce qui est encaissé, chaque mois ou chaque trimestre. L’aide à la création les réduit la première année.',
] as const;

const DEPOT = [
  'La majoration est de **{m}**{et}.[^cgi-1728][^cgi-1758-a]',
  'Elle dépend de la mise en demeure et du délai pour y répondre ; l’intérêt de retard s’y ajoute toujours.',
] as const;

const CSG = [
  'La CSG est de **{b}** sur cette pension ; avec la CRDS et la contribution de solidarité, le total retenu est de **{m}** ({an}).[^css-l136-8]',
  'Une partie de la CSG se déduit du revenu imposable selon le taux ; la CRDS, jamais. Le taux dépend du revenu fiscal de référence.',
] as const;

/** First sentence of each, `{m}` the result, `{b}` what it was computed on, in which `{parts}`, `{taux}` at which rate. */
export const PHRASES_POSTE: Readonly<Record<NaturePoste, readonly [string, string]>> = {
  garde: [
    'Votre crédit d’impôt pour frais de garde est de **{m}** (dépenses {an}), sur {b} de dépenses retenues.[^cgi-200-quater-b]',
    'Il se rembourse si l’impôt est nul. Retranchez d’abord le complément de mode de garde et l’aide de l’employeur.',
  ],
  epargne_retraite: [
    'Ce versement sur un PER réduit votre impôt de **{m}**, à la tranche que vous dites.[^cgi-163-quatervicies]',
    'Avant de verser, lisez votre plafond sur votre avis d’impôt. La somme est bloquée jusqu’à la retraite, sauf cas prévus, et imposable à la sortie.',
  ],
  emploi_domicile: [
    'Votre crédit d’impôt pour l’emploi à domicile est de **{m}** (dépenses {an}), sur {b} de dépenses retenues.[^cgi-199-sexdecies]',
    'Il se rembourse si l’impôt est nul. Des plafonds plus hauts existent pour une famille, un âge ou une invalidité, et la première année.',
  ],
  don: [
    'Votre réduction d’impôt pour ce don est de **{m}** (dons {an}){reporte}.[^cgi-200]',
    'Elle ne se rembourse pas ; ce qui dépasse une part du revenu imposable se reporte sur les cinq années suivantes. Gardez le reçu.',
  ],
  don_difficulte: [
    'Votre réduction d’impôt pour ce don est de **{m}** (dons {an}){reporte} : le taux majoré porte sur {b}, le taux ordinaire sur le reste.[^cgi-200]',
    'Elle ne se rembourse pas. Gardez le reçu de l’organisme.',
  ],
  cotisation_syndicale: [
    'Votre crédit d’impôt pour cotisations syndicales est de **{m}** (cotisations {an}).[^cgi-199-quater-c]',
    'Il se rembourse si l’impôt est nul. Aux frais réels, la cotisation se déduit et il n’y a pas de crédit.',
  ],
  dependance: [
    'La réduction d’impôt pour frais de dépendance et d’hébergement est de **{m}** (dépenses {an}), sur {b} retenus.[^cgi-199-quindecies]',
    'Elle ne se rembourse pas ; seuls comptent les frais de dépendance et d’hébergement, aides déduites.',
  ],
  scolarite: [
    'La réduction d’impôt pour frais de scolarité est de **{m}** (enfants scolarisés au 31 décembre {an}).[^cgi-199-quater-f]',
    'Elle est forfaitaire, sans justificatif de dépense, et ne se rembourse pas ; en résidence alternée elle se partage.',
  ],
  pension_enfant_majeur: [
    'Vous pouvez déduire **{m}** de vos revenus {an}.[^cgi-156]',
    'C’est ce que vous versez, dans la limite de la loi par enfant. Il est imposable chez l’enfant pour le même montant, et l’enfant ne compte plus dans vos parts.',
  ],
  teletravail: [
    'La déduction est de **{m}** pour ces jours de télétravail (frais réels {an}).[^cgi-83]',
    'Elle suppose d’avoir choisi les frais réels pour toutes vos dépenses professionnelles ; l’allocation exonérée de l’employeur s’en retranche. Vos dépenses exactes peuvent remplacer le forfait.',
  ],
  prestation_compensatoire: [
    'Votre réduction d’impôt est de **{m}** ({an}), sur {b} retenus.[^cgi-199-octodecies]',
    'Elle suppose un capital versé dans les douze mois du jugement. Étalée au-delà ou versée en rente, la somme se déduit du revenu et s’impose chez l’autre.',
  ],
  souscription_pme: [
    'Votre réduction d’impôt pour cette souscription est de **{m}** ({an}), sur {b} retenus.[^cgi-199-terdecies-0-a]',
    'Elle entre dans le plafonnement global des avantages fiscaux ; un couple a un plafond double, et certaines entreprises un taux plus élevé.',
  ],
  abattement_salaires: [
    'La déduction de 10 % est de **{b}** et il reste **{m}** imposables (revenus {an}).[^cgi-83]',
    'Elle est automatique, avec un minimum et un maximum par personne. Des frais réels plus élevés peuvent la remplacer.',
  ],
  abattement_pensions: [
    'L’abattement sur les pensions est de **{b}** et il reste **{m}** imposables (revenus {an}).[^cgi-158]',
    'Il est automatique, avec un minimum par personne et un maximum pour le foyer.',
  ],
  dividendes_bareme: [
    'Au barème, **{m}** de dividendes restent imposables après l’abattement, et **{b}** de CSG se déduisent du revenu (revenus {an}).[^cgi-158][^cgi-154-quinquies]',
    'L’option pour le barème vaut pour tous vos revenus de capitaux de l’année ; les prélèvements sociaux portent sur le montant brut.',
  ],
  rente_viagere: [
    'La part imposable de cette rente est de **{m}** ({an}).[^cgi-158]',
    'Elle dépend de l’âge au premier versement et ne change plus ensuite ; les prélèvements sociaux portent sur cette part.',
  ],
  retenue_source: [
    'Le prélèvement à la source du mois est de **{m}**.[^cgi-204-e]',
    'L’employeur ou la caisse applique votre taux au net imposable du mois ; le solde se règle après la déclaration.',
  ],
  quotient_familial: [
    'Le quotient familial peut vous faire gagner au plus **{m}** (revenus {an}), pour {b} {parts}.[^cgi-197]',
    'C’est un plafond : un revenu modeste gagne moins. Un parent isolé, un invalide ou un ancien combattant ont des règles propres.',
  ],
  csg_pension_normale: CSG,
  csg_pension_mediane: CSG,
  csg_pension_reduite: CSG,
  cotisations_vente: COTISATIONS,
  cotisations_service: COTISATIONS,
  cotisations_liberal: COTISATIONS,
  interet_retard: [
    'L’intérêt de retard est de **{m}**, au taux de {taux} par mois.[^cgi-1727]',
    'Il court du premier jour du mois qui suit l’échéance au dernier jour du mois du paiement. Une majoration peut s’y ajouter ; une correction spontanée réduit l’intérêt.',
  ],
  majoration_paiement: [
    'La majoration est de **{m}**.[^cgi-1730]',
    'Elle s’applique à ce qui est payé après la date limite. Une remise gracieuse peut être demandée.',
  ],
  retard_professionnel: [
    'Le retard coûte **{m}** : **{b}** d’intérêt de retard, à {taux} par mois, et **{maj}** de majoration.[^cgi-1727][^cgi-1731]',
    'L’intérêt court du premier jour du mois qui suit l’échéance au dernier jour du mois du paiement. Une remise de la majoration peut être demandée.',
  ],
  dividendes_cotisations: [
    'Les cotisations des indépendants portent sur **{m}** de dividendes : **{b}** y échappent, le reste supporte les prélèvements sociaux.[^css-l131-6]',
    'Compte aussi ce que reçoivent le conjoint et les enfants mineurs du gérant majoritaire. Dans une SAS ou une SASU, aucun dividende ne supporte ces cotisations.',
  ],
  majoration_mise_en_demeure: DEPOT,
  majoration_defaut: DEPOT,
  majoration_depot: DEPOT,
  heures_supplementaires: [
    'Il reste **{m}** imposables sur vos heures supplémentaires {an} : {b} sont exonérés.[^cgi-81-quater]',
    'La part exonérée compte dans le revenu fiscal de référence et supporte la CSG.',
  ],
};
