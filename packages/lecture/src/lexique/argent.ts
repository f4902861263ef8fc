import { type Concept, notion } from './concept.ts';

/** Words beside which a bare number is money. */
export const ARGENT: readonly Concept[] = [
  notion(
    'argent',
    'argent',
    'gagne | gagner | gagnes | gagnons | gagnent | gagnait | gagnais | gagnera | vire | virons | virer | virent | touche | toucher | touches | touchons | touchent | touchait | touchera | percois | percoit | percu | percue | percus | percevoir | percevons | percoivent | declare | declarer | declares | declarons | declarait | verse | verser | verses | versee | versons | versent | versait | donne | donner | donnons | donnes | paye | payer | paie | payons | payes | paient | encaisse | encaisser | facture | facturer | factures | coute | couter | vaut | valait | valent | rapporte | rapportent | prete | emprunte | investi | investis | investir | place | placer | retire | retirer | sortir | achete | acheter | acquis | acquise | vendu | vendre | vendue | revendu | revends | vends | depense | depenses | herite | heriter | recu | recois | recoit | recevoir | rembourse',
  ),
  notion(
    'somme',
    'somme',
    'salaire | salaires | revenu | revenus | imposable | imposables | retraite | retraites | pension | pensions | loyer | loyers | dividende | dividendes | interets | ca | chiffre d affaires | brut | bruts | net | nets | montant | recettes | recette | prix | valeur | estime | estimee | cout | charges | benefice | benefices | prime | primes | plus value | moins value | pv | deficit | don | dons | capital | apport | rachat | gain | gains | perte | budget | total | cumul | rfr | rni | impot | impots | taxe | tva | frais | cotisations | travaux | per | versement | versements | soulte | solde | epargne | remuneration | honoraires | indemnite | allocation | allocations | chomage | ijss | acompte | acomptes | plafond | abattement | facture | mensualite | credit | pret | patrimoine | actif | resultat | rappel | rappels | redressement | redressements',
  ),
];

/** Words that may stand between such a word and its number. */
export const LIAISONS: ReadonlySet<string> = new Set(
  'a de d du des le la les l est sont etait etaient environ pres presque plus moins par an mois net nets brut imposable imposables annuel annuelle mensuel mensuelle total en tout je suis fait soit ou et qui que vers autour actuellement aussi encore deja seulement avec pour eu ete avoir'.split(
    ' ',
  ),
);
