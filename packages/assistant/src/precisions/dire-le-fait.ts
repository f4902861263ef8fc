import { definitionDe, type Feuille } from '@francis/faits';
import { nombre } from '../orchestration/typographie.ts';

type Dire = (valeur: string, brute: Feuille['valeur']) => string;

/** A relative, as the person who asks would name theirs. */
const PROCHES: Readonly<Record<string, string>> = {
  conjoint: 'mon époux',
  partenaire_pacs: 'mon partenaire de PACS',
  enfant: 'mon enfant',
  petit_enfant: 'mon petit-enfant',
  arriere_petit_enfant: 'mon arrière-petit-enfant',
  parent: 'mon père',
  grand_parent: 'mon grand-père',
  frere_soeur: 'mon frère',
  neveu_niece: 'mon neveu',
  tiers: 'un ami',
  autre: 'un ami',
};
const proche = (brute: Feuille['valeur']): string => PROCHES[String(brute)] ?? String(brute);

/** How a person would say each fact that is asked back, in words that the readers know. */
const PHRASES: Readonly<Record<string, Dire>> = {
  'foyer.situation': (v) => `Je suis ${v}.`,
  'foyer.declarant1.salaires': (v) => `Je gagne ${v} € net imposable par an.`,
  'foyer.declarant2.salaires': (v, brute) =>
    brute === 0 ? 'Mon conjoint n’a aucun revenu.' : `Mon conjoint gagne ${v} € net imposable par an.`,
  'foyer.declarant1.per_versements': (v) => `Je verse ${v} € sur mon PER.`,
  'foyer.dividendes': (v) => `Je touche ${v} € de dividendes.`,
  'donation.lien': (_, brute) => `Je donne à ${proche(brute)}.`,
  'vehicule.cv': (v) => `Une voiture de ${v} CV.`,
  'rachat.date_ouverture': (v) => `Le contrat a été ouvert le ${v}.`,
  'rachat.gains': (v) => `Le rachat comprend ${v} € de gains.`,
  'vente.prix_acquisition': (v) => `Acheté ${v} €.`,
  'vente.prix_cession': (v) => `Vendu ${v} €.`,
  'vente.date_acquisition': (v) => `Acheté le ${v}.`,
  'activite.activite': (v) => `Mon activité : ${v}.`,
  'societe.benefice': (v) => `Le bénéfice imposable est de ${v} €.`,
  'hauts_revenus.situation': (_, brute) => (brute === 'couple' ? 'Nous sommes mariés.' : 'Je suis célibataire.'),
  'deces.lien': (_, brute) => `Le bénéficiaire est ${proche(brute)}.`,
  'succession.age_conjoint': (v) => `Le conjoint survivant a ${v} ans.`,
  'luxembourg.classe': (v) => `Classe ${v}.`,
  'suisse.canton': (v) => `À ${v}.`,
};

/** A date of the vocabulary, AAAA-MM-JJ, as people write it. */
const enDate = (iso: string): string => iso.split('-').toReversed().join('/');

/** The sentence that says a fact; undefined for one that is never asked back. */
export function direLeFait({ chemin, valeur }: Feuille): string | undefined {
  const dire = PHRASES[chemin];
  const definition = definitionDe(chemin);
  if (dire === undefined || definition === undefined) return undefined;
  const ecrite =
    typeof valeur === 'number'
      ? nombre(valeur)
      : definition.unite === 'date'
        ? enDate(String(valeur))
        : (definition.choix?.[String(valeur)] ?? String(valeur));
  return dire(ecrite, valeur);
}
