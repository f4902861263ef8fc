import { type Question, statut, montant, statutPro, ACTIVITES, aDesBenefices, aDesLoyers } from './contexte.ts';

/** What the amounts of a file do not say of themselves: nature, regime, split, what is apart. */
export const QUESTIONS_REVENUS: readonly Question[] = [
  {
    id: 'regime_activite',
    libelle: 'régime (micro ou réel), catégorie et recettes de chaque activité',
    question: 'Chaque activité est-elle au micro ou au réel, et pour quelles recettes de ventes ou de services ?',
    decisif: true,
    seul: (c) =>
      (aDesBenefices(c) || statutPro(c, 'Indépendant')) &&
      !c.raconte(...[1, 2].flatMap((rang) => ACTIVITES.map((champ) => `foyer.declarant${rang}.${champ}`))),
  },
  {
    id: 'location',
    libelle: 'location nue ou meublée, régime, intérêts, amortissements, SCI (IR ou IS) et quotes-parts',
    question: 'Les biens sont-ils loués nus ou meublés, à quel régime, avec quels intérêts et amortissements, en SCI ?',
    seul: (c) =>
      (aDesBenefices(c) || aDesLoyers(c)) &&
      !c.raconte('foyer.micro_foncier', 'foyer.revenus_fonciers', 'foyer.deficit_foncier'),
  },
  {
    id: 'capitaux',
    libelle: 'nature des revenus du capital (dividendes, intérêts, assurance-vie, PEA), moins-values, acomptes',
    question: 'De quoi sont faits les revenus du capital, et qu’a déjà prélevé la banque ?',
    seul: (c) =>
      (montant(c, 'revenus_capitaux_mobiliers_foyer') !== 0 || montant(c, 'plus_values_mobilieres_foyer') !== 0) &&
      !c.raconte('foyer.dividendes', 'foyer.interets', 'foyer.assurance_vie_'),
  },
  {
    id: 'contrats',
    libelle: 'date d’ouverture des contrats d’assurance-vie',
    question: 'Quand chaque contrat d’assurance-vie a-t-il été ouvert ?',
    seul: ({ fiche }) => Array.isArray(fiche['assurance_vie_details']) && fiche['assurance_vie_details'].length > 0,
  },
  {
    id: 'pensions_par_conjoint',
    libelle: 'répartition des pensions entre les conjoints, et par période en cas de décès',
    question: 'Quelle part des pensions revient à chacun, et avant ou après le décès ?',
    seul: (c) => montant(c, 'pensions_retraites_percues_foyer') > 0 && (c.couple || statut(c) === 'Veuf/Veuve'),
  },
  {
    id: 'sommes_a_part',
    libelle: 'sommes exonérées ou à part (apprentissage, indemnité de rupture, pension d’invalidité, allocations)',
    question:
      'Une part des revenus est-elle exonérée, ou versée au titre d’une rupture, d’un chômage, d’une invalidité ?',
    seul: (c) => c.dit('foyer.declarant1.', 'foyer.declarant2.'),
  },
  {
    id: 'retenue',
    libelle: 'retenue à la source et acomptes déjà payés',
    question: 'Quelle retenue à la source a déjà été payée ?',
    seul: (c) => !c.raconte('retenue'),
  },
  {
    id: 'concubinage',
    libelle: 'concubinage, et revenus de l’autre hors du foyer',
    question: 'Le client vit-il en concubinage, et avec quels revenus de l’autre ?',
    seul: ({ couple }) => !couple,
  },
  {
    id: 'date_divorce',
    libelle: 'date du divorce',
    question: 'Depuis quelle date le client est-il divorcé ou séparé ?',
    seul: (c) => statut(c) === 'Divorcé(e)',
  },
  {
    id: 'deficits',
    libelle: 'déficits des années antérieures, et qualité de loueur professionnel',
    question: 'Reste-t-il des déficits à reporter, et l’activité est-elle exercée à titre professionnel ?',
    seul: (c) => (aDesBenefices(c) || statutPro(c, 'Indépendant')) && !c.raconte('foyer.deficits_globaux'),
  },
  {
    id: 'plus_value_immobiliere',
    libelle: 'durée de détention et exonération de la plus-value immobilière',
    question: 'Depuis quand le bien vendu était-il détenu, et la vente est-elle exonérée ?',
    seul: (c) => montant(c, 'plus_values_immobilieres_foyer') !== 0,
  },
];
