import { type Concept, notion } from './concept.ts';

/** What people tell beside their income and that the income tax never takes. */
export const SANS_EFFET: readonly Concept[] = [
  notion(
    'credit_prive',
    'crédit privé',
    'credit voiture | credit auto | pret auto | pret voiture | credit conso | credit a la consommation | credit immobilier | pret immobilier | credit maison | pret maison | pour la voiture | credit travaux | mensualite de pret | mensualite de credit | de pret | de credit | mon pret | notre pret | mon credit | notre credit | credit revolving',
  ),
  notion(
    'aide_non_imposable',
    'aide non imposable',
    'aeeh | pch | apl | caf | allocs | asf | ars | als | paje | rsa | ass | prime d activite | allocation familiale | allocations familiales | allocation logement | allocation de rentree | allocation de soutien familial | aide au logement | aides au logement | capital deces | aah | prime de noel | prepare | allocation de base | aide au logement de la caf | bourse | bourse du crous | cheque energie | prime de naissance | allocation adulte handicape',
  ),
  notion(
    'sinistre',
    'dégâts d’un sinistre',
    'un cyclone nous a coute | le cyclone nous a coute | cyclone | tempete | degat des eaux | degats des eaux | inondation | incendie',
  ),
  notion(
    'depense_courante',
    'dépense courante',
    'obseques | pompes funebres | honoraires du notaire | honoraires de notaire | cantine | abonnement | leasing | velo | trottinette | cadeau | cadeaux | cagnotte | assurance auto | assurance voiture | mutuelle | courses | vacances | loa | lld | facture d electricite | electricite | facture de gaz',
  ),
];

/** Words after which a rate is what somebody believes the tax to be. */
export const TAUX_AVANCES: ReadonlySet<string> = new Set([
  'paie',
  'payer',
  'paye',
  'paient',
  'taxe',
  'taxee',
  'impose',
  'imposee',
  'tax',
  'abattement',
  'tranche',
  'toujours',
  'reste',
  'serait',
  'de',
  'a',
  'les',
  'est',
  'dit',
  'disent',
  'crois',
  'croit',
  'pense',
  'pretend',
  'affirme',
  'assure',
]);

/** What an amount told beside premiums is when it is what they became. */
export const VALEUR_D_UN_CONTRAT: ReadonlySet<string> = new Set([
  'vaut',
  'valeur',
  'vaudra',
  'aujourd',
  'capital',
  'encours',
  'contient',
]);
