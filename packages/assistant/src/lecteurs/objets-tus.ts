import { motsDits, normaliserTexte } from '@francis/lecture';

interface ObjetNomme {
  readonly nom: string;
  readonly dit: { test(texte: string): boolean };
  /** The calculations that may leave it out; of all of them when there is none. */
  readonly outils?: ReadonlySet<string>;
  /** Words by which an answer shows it. */
  readonly montre: readonly string[];
}

/** What a question asks for by its name, beside a figure that does not hold it. */
const NOMMES: readonly ObjetNomme[] = [
  {
    nom: 'abattement',
    dit: motsDits(
      'quel abattement|quels abattements|quel taux d abattement|combien d abattement|abattement de combien|quel est l abattement|quel est mon abattement',
    ),
    montre: ['abattement'],
  },
  {
    nom: 'bénéfice après impôt',
    dit: motsDits(
      "benef apres is|benefice apres is|benefice apres l'is|benefice net apres is|resultat apres is|resultat net apres is|net apres is|benefice apres impot|resultat apres impot",
    ),
    outils: new Set(['calculer_impot_societes']),
    montre: ['il reste', 'il vous reste'],
  },
  {
    nom: 'montant imposable',
    dit: motsDits(
      'sur quel montant|quel montant imposable|quelle base imposable|imposee sur combien|impose sur combien',
    ),
    outils: new Set(['calculer_poste', 'calculer_impot']),
    montre: ['imposable'],
  },
  {
    nom: 'chacun',
    dit: motsDits('droits chacun|droits de chacun|droits pour chacun|combien chacun|chacun combien'),
    outils: new Set(['calculer_succession', 'calculer_donation']),
    montre: ['en tout', 'par personne', 'aucun droit', 'chaque heritier'],
  },
];

/** Objects asked for by name that the answer does not show. */
export function objetsTus(question: string, reponse: string, outils: readonly string[]): string[] {
  const [dite, montree] = [normaliserTexte(question), normaliserTexte(reponse)];
  return NOMMES.filter(
    (objet) =>
      outils.some((outil) => objet.outils?.has(outil) ?? true) &&
      objet.dit.test(dite) &&
      !objet.montre.some((mots) => montree.includes(mots)),
  ).map(({ nom }) => nom);
}
