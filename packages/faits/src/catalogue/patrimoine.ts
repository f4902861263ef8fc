import { annee, choix, compte, date, montant, ouiNon, taux } from './fabrique.ts';
import type { DefinitionFait } from '../types.ts';

const TOTAL = { periode: 'total' } as const;
const COUPLE = { seul: 'personne seule', couple: 'couple marié ou pacsé' } as const;
const jourMeme = (quoi: string) =>
  ({ valeur: 'jour', phrase: `${quoi} au jour de la question.`, coutumier: true }) as const;

/** Property sold or held, life insurance and savings plans withdrawn, securities, digital assets. */
export const FAITS_PATRIMOINE: readonly DefinitionFait[] = [
  date('vente.date_cession', 'date de la vente', { defaut: jourMeme('Vente supposée faite') }),
  date('vente.date_acquisition', 'date d’achat', { question: 'Quand le bien a-t-il été acheté ?' }),
  compte('vente.annees_detention', 'années de détention', 'ans', { article: 'CGI art. 150 VC' }),
  montant('vente.prix_cession', 'prix de vente', TOTAL),
  montant('vente.prix_acquisition', 'prix d’achat', { ...TOTAL, article: 'CGI art. 150 VB' }),
  montant('vente.frais_cession', 'frais de vente', { ...TOTAL, article: 'CGI art. 150 VA' }),
  montant('vente.frais_acquisition', 'frais d’achat', {
    ...TOTAL,
    article: 'CGI art. 150 VB',
    defaut: { valeur: 'forfait', phrase: 'Frais d’achat au forfait.', coutumier: true },
  }),
  montant('vente.travaux', 'travaux', {
    ...TOTAL,
    article: 'CGI art. 150 VB',
    defaut: { valeur: 'forfait', phrase: 'Travaux au forfait quand le bien a plus de cinq ans.', coutumier: true },
  }),
  choix(
    'vente.mode_acquisition',
    'mode d’acquisition',
    { onereux: 'acheté', gratuit: 'reçu par donation ou succession' },
    { defaut: { valeur: 'onereux', phrase: 'Bien acheté, ni reçu ni hérité.', coutumier: true } },
  ),
  choix(
    'vente.nature',
    'nature du bien',
    { bati: 'bâti', terrain_a_batir: 'terrain à bâtir', terrain: 'terrain', parts_sci: 'parts de société immobilière' },
    { defaut: { valeur: 'bati', phrase: 'Bien bâti.', coutumier: true } },
  ),
  montant('vente.plus_value_brute', 'plus-value avant abattement', { ...TOTAL, article: 'CGI art. 150 V' }),
  choix(
    'vente.exoneration',
    'exonération',
    { residence_principale: 'résidence principale' },
    { article: 'CGI art. 150 U' },
  ),
  montant('vente.amortissements_deduits', 'amortissements déduits', { ...TOTAL, article: 'CGI art. 150 VB' }),
  taux('vente.quotes_parts.*', 'part de chaque vendeur', { article: 'CGI art. 1609 nonies G' }),
  ouiNon('vente.assure_en_europe', 'assuré d’un autre État européen, non en France', {
    article: 'CSS art. L136-7 I ter',
  }),
  compte('vente.vendeurs', 'nombre de vendeurs', 'nombre', { article: 'CGI art. 1609 nonies G' }),
  montant('vente.plus_value_imposable', 'plus-value imposable', { ...TOTAL, article: 'CGI art. 1609 nonies G' }),
  annee('ifi.annee', 'année de l’IFI'),
  montant('ifi.patrimoine_net_taxable', 'patrimoine immobilier net taxable', {
    periode: 'jour',
    article: 'CGI art. 965',
  }),
  montant('ifi.residence_principale', 'résidence principale', { periode: 'jour', article: 'CGI art. 973' }),
  montant('ifi.autres_biens', 'autres biens immobiliers', { periode: 'jour', article: 'CGI art. 965' }),
  montant('ifi.residences_possibles.*', 'bien peut-être habité comme résidence principale', {
    periode: 'jour',
    question: 'Est-ce votre résidence principale ?',
    article: 'CGI art. 973',
  }),
  montant('ifi.dettes', 'dettes déductibles', { periode: 'jour', article: 'CGI art. 974' }),
  montant('ifi.biens.*.valeur', 'valeur du bien', { periode: 'jour', article: 'CGI art. 965' }),
  montant('ifi.biens.*.dettes', 'capital restant dû sur le prêt du bien', { periode: 'jour', article: 'CGI art. 974' }),
  taux('ifi.biens.*.part', 'part détenue du bien', {
    article: 'CGI art. 965',
    defaut: { valeur: 1, phrase: 'Bien détenu en entier.', coutumier: true },
  }),
  ouiNon('ifi.non_resident', 'non-résident', { article: 'CGI art. 964' }),
  montant('ifi.bien_retire', 'bien retiré', { periode: 'jour', article: 'CGI art. 965' }),
  ouiNon('ifi.biens.*.residence_principale', 'bien habité comme résidence principale', { article: 'CGI art. 973' }),
  date('rachat.date_rachat', 'date du rachat', { defaut: jourMeme('Rachat supposé fait') }),
  date('rachat.date_ouverture', 'ouverture du contrat', { question: 'Quand le contrat a-t-il été ouvert ?' }),
  montant('rachat.gains', 'gains compris dans le rachat', { ...TOTAL, article: 'CGI art. 125-0 A' }),
  montant('rachat.montant_rachat', 'montant retiré', TOTAL),
  montant('rachat.valeur_contrat', 'valeur du contrat', TOTAL),
  montant('rachat.versements', 'versements du contrat', TOTAL),
  montant('rachat.versements_avant_2017', 'versements faits avant le 27 septembre 2017', {
    ...TOTAL,
    article: 'CGI art. 125-0 A',
  }),
  montant('rachat.gains_avant_2017', 'gains de ces versements', { ...TOTAL, article: 'CGI art. 125-0 A' }),
  montant('rachat.primes_tous_contrats_avant_2017', 'primes de tous les contrats avant le 27 septembre 2017', {
    ...TOTAL,
    article: 'CGI art. 200 A',
  }),
  montant('rachat.primes_tous_contrats', 'primes de tous les contrats', { ...TOTAL, article: 'CGI art. 200 A' }),
  choix('rachat.situation', 'situation', COUPLE, { article: 'CGI art. 125-0 A' }),
  ouiNon('rachat.part_seule', 'seule la part de gain est demandée'),
  date('pea.date_retrait', 'date du retrait', { defaut: jourMeme('Retrait supposé fait') }),
  date('pea.date_ouverture', 'ouverture du plan', { question: 'Quand le plan a-t-il été ouvert ?' }),
  montant('pea.montant_retrait', 'montant retiré', TOTAL),
  montant('pea.valeur_plan', 'valeur du plan', TOTAL),
  montant('pea.versements', 'versements du plan', TOTAL),
  annee('capitaux.annee', 'année des revenus'),
  montant('capitaux.dividendes', 'dividendes', { article: 'CGI art. 200 A' }),
  montant('capitaux.interets', 'intérêts', { article: 'CGI art. 200 A' }),
  montant('capitaux.plus_values', 'plus-values mobilières', { article: 'CGI art. 200 A' }),
  montant('capitaux.plus_values_mobilieres', 'plus-values mobilières', { article: 'CGI art. 200 A' }),
  montant('capitaux.moins_values', 'moins-values de l’année', { article: 'CGI art. 150-0 D' }),
  annee('capitaux.moins_values_reportees.*.annee', 'année de la moins-value reportée'),
  montant('capitaux.moins_values_reportees.*.montant', 'moins-value reportée', {
    ...TOTAL,
    article: 'CGI art. 150-0 D',
  }),
  ouiNon('capitaux.depart_retraite_dirigeant', 'départ à la retraite du dirigeant', {
    article: 'CGI art. 150-0 D ter',
  }),
  montant('capitaux.interets_exoneres', 'intérêts de livrets exonérés', { article: 'CGI art. 157' }),
  taux('capitaux.tmi', 'tranche marginale', { article: 'CGI art. 197' }),
  annee('capitaux.autre_annee', 'autre année comparée'),
  annee('numerique.annee', 'année des cessions'),
  montant('numerique.gain', 'gain', { ...TOTAL, article: 'CGI art. 150 VH bis' }),
  montant('numerique.total_cessions', 'total des cessions', { article: 'CGI art. 150 VH bis' }),
  montant('numerique.prix_acquisition', 'prix total d’acquisition', TOTAL),
  montant('numerique.prix_cession', 'prix de cession', TOTAL),
  montant('numerique.valeur_portefeuille', 'valeur globale du portefeuille', TOTAL),
];
