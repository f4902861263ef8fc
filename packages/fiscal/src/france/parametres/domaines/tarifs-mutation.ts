/** Which scale of CGI art. 777 applies: `seuil_n` of the domain `dmtg` ends bracket n. */
export const TARIFS = {
  directe: {
    libelle: 'en ligne directe',
    seuils: [
      'dmtg.directe_seuil_1',
      'dmtg.directe_seuil_2',
      'dmtg.directe_seuil_3',
      'dmtg.directe_seuil_4',
      'dmtg.directe_seuil_5',
      'dmtg.directe_seuil_6',
    ],
    taux: [
      'dmtg.directe_taux_1',
      'dmtg.directe_taux_2',
      'dmtg.directe_taux_3',
      'dmtg.directe_taux_4',
      'dmtg.directe_taux_5',
      'dmtg.directe_taux_6',
      'dmtg.directe_taux_7',
    ],
  },
  epoux: {
    libelle: 'entre époux ou partenaires',
    seuils: [
      'dmtg.epoux_seuil_1',
      'dmtg.epoux_seuil_2',
      'dmtg.epoux_seuil_3',
      'dmtg.epoux_seuil_4',
      'dmtg.epoux_seuil_5',
      'dmtg.epoux_seuil_6',
    ],
    taux: [
      'dmtg.epoux_taux_1',
      'dmtg.epoux_taux_2',
      'dmtg.epoux_taux_3',
      'dmtg.epoux_taux_4',
      'dmtg.epoux_taux_5',
      'dmtg.epoux_taux_6',
      'dmtg.epoux_taux_7',
    ],
  },
  fratrie: {
    libelle: 'entre frères et sœurs',
    seuils: ['dmtg.fratrie_seuil_1'],
    taux: ['dmtg.fratrie_taux_1', 'dmtg.fratrie_taux_2'],
  },
  quatrieme_degre: {
    libelle: 'entre parents jusqu’au quatrième degré',
    seuils: [],
    taux: ['dmtg.quatrieme_degre_taux_1'],
  },
  autres: { libelle: 'entre autres personnes', seuils: [], taux: ['dmtg.autres_taux_1'] },
} as const;

export type Tarif = keyof typeof TARIFS;
