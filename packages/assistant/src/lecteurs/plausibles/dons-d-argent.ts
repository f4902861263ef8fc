import { versMoteur } from '@francis/faits';
import { motsDits, normaliserTexte, SANS_DON_FAMILIAL } from '@francis/lecture';
import { nieLArgent } from '../../domaines/transmission/completer-donation.ts';
import { EntreeDonation } from '../../domaines/transmission/entree-donation.ts';
import { donFamilialPossible } from '../../domaines/transmission/exonerations-dites.ts';
import type { Indecision, LectureCalculee } from './indecision.ts';

const DONATION = 'calculer_donation';
/** A thing is given, or money in a way that an exemption of its own settles. */
const REGLES_AUTREMENT = ['don_familial', 'don_logement', 'dutreil', 'dette', 'nue_propriete_age', 'autres'] as const;
/** What is given is no money, or the exemption is told not to apply. */
const AUTRE_CHOSE = motsDits(
  `maison|maisons|appartement|appartements|appart|studio|immeuble|immeubles|immobilier|terrain|terrains|bien|biens|residence|logement|villa|parts de|parts sociales|mes parts|ses parts|leurs parts|actions|titres|compte-titres|portefeuille|societe|entreprise|fonds de commerce|sci|holding|gfa|gfv|foret|forets|bois|vignes|voiture|vehicule|bateau|bijou|bijoux|tableau|tableaux|oeuvre|oeuvres|meuble|meubles|lingots|or|usufruit|nue-propriete|nue propriete|assurance-vie|contrat|pas d'argent|pas de l'argent|${SANS_DON_FAMILIAL}`,
);

/** An amount given to a descendant, of which nobody says that it is money, nor how old the two are (CGI art. 790 G). */
export function donsDArgentNonDits<T>({ calculs }: LectureCalculee, dits: readonly string[]): Indecision<T>[] {
  const textes = dits.map(normaliserTexte);
  if (textes.some((texte) => AUTRE_CHOSE.test(texte) || nieLArgent(texte))) return [];
  return calculs.flatMap(({ outil, feuilles }, calcul): Indecision<T>[] => {
    if (outil !== DONATION) return [];
    const { data: don } = EntreeDonation.safeParse(versMoteur(outil, feuilles));
    if (don === undefined || !donFamilialPossible(don) || REGLES_AUTREMENT.some((regle) => don[regle] !== undefined))
      return [];
    return [
      {
        nom: 'nature du don et âges',
        porte: [],
        valeurs: [
          { libelle: 'le don n’a pas l’exonération des sommes d’argent (CGI art. 790 G)', changements: [] },
          {
            libelle: 'somme d’argent, donnée à un majeur par une personne de moins de 80 ans',
            changements: [{ calcul, chemin: 'donation.don_familial', valeur: don.montant }],
          },
        ],
        coutume: true,
        tue: true,
      },
    ];
  });
}
