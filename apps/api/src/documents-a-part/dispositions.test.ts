import { lireDocument } from '@francis/documents';
import { expect, test } from 'vitest';
import { type Dessin, enPdf } from '../testing/documents/papier.ts';
import { lirePdf } from './pdf.ts';

/** A line of the page a line, its cells « 380< 34 000 »: where they are, « < » on their right edge, and what they say. */
const feuille =
  (dessinee: string): Dessin =>
  (f) =>
    dessinee
      .trim()
      .split('\n')
      .forEach((ligne, i) => {
        for (const cellule of ligne.split(' | ')) {
          const [, x, droite, texte = ''] = /^(\d+)(<?) (.*)$/.exec(cellule) ?? [];
          f.texte(Number(x), 40 + 19 * i, texte, { droite: droite === '<' });
        }
      });

const attendu = (type: string, faits: Readonly<Record<string, number | string>>, vides: readonly string[]) => ({
  type,
  faits,
  vides,
});

/** Drawn from what is published of these papers: layouts and wordings that the reader was not written for. */
const DISPOSITIONS: readonly (readonly [nom: string, lu: ReturnType<typeof attendu>, dessin: Dessin])[] = [
  [
    'avis officiel page 2',
    attendu(
      'avis',
      {
        'foyer.situation': 'marie',
        parts: 3,
        'foyer.declarant1.salaires': 34_000,
        'foyer.declarant2.salaires': 28_000,
        revenuNetImposable: 55_800,
        'avis.impot_bareme': 2_310,
        'avis.decote': 438,
        'avis.impot_net': 1_872,
        retenue: 1_500,
        'avis.solde': 372,
        'avis.rfr': 55_800,
      },
      ['avis.personnes_a_charge', 'foyer.declarant1.per_plafond', 'foyer.declarant2.per_plafond'],
    ),
    feuille(`
40 IMPÔT SUR LES REVENUS DE L’ANNÉE 2025
40 AVIS D’IMPÔT ÉTABLI EN 2026
40 Cas particuliers  Situation de famille : M   Nombre de personnes à charge : 2   Nombre de parts : 3,00
40 Détail des revenus | 380< Déclar. 1 | 460< Déclar. 2 | 540< Total
40 Salaires | 380< 34 000 | 460< 28 000
40 Déduction 10% ou frais réels | 380< - 3 400 | 460< - 2 800
40 Salaires, pensions, rentes nets | 540< 55 800
40 Revenu brut global | 540< 55 800
40 Revenu imposable | 540< 55 800
40 Impôt sur les revenus soumis au barème | 540< 2 310
40 Décote | 540< - 438
40 Total de l’impôt sur le revenu net | 540< 1 872
40 Prélèvement à la source déjà payé | 540< - 1 500
40 Montant qui reste à payer | 540< 372
40 Revenu fiscal de référence | 540< 55 800
40 Plafond épargne retraite : plafond total de 2025 | 460< 4 710
`),
  ],
  [
    'asdir deux colonnes',
    attendu('avis', { revenuNetImposable: 37_080, 'avis.solde': 246, 'avis.rfr': 37_080 }, [
      'annee',
      'avis.impot_net',
      'foyer.declarant1.salaires',
      'foyer.declarant2.salaires',
      'foyer.situation',
      'parts',
      'retenue',
    ]),
    feuille(`
40 Avis de situation déclarative à l’impôt sur le revenu 2026 | 380 (revenus 2025)
40 Célibataire | 300 Nombre de part(s) : 1
40 Traitements et salaires | 250< 41 200 € | 300 Revenu brut global | 540< 37 080 €
40 Abattement 10 % | 250< 4 120 € | 300 Revenu net imposable | 540< 37 080 €
40 Revenu fiscal de référence | 250< 37 080 € | 300 Impôt net avant corrections | 540< 4 146 €
300 Déjà prélevé à la source en 2025 | 540< 3 900 €
300 Reste dû | 540< 246 €
`),
  ],
  [
    'bulletin modèle 2023',
    attendu(
      'bulletin',
      {
        'bulletin.annee': 2026,
        'bulletin.mois': 10,
        'bulletin.brut': 3_100,
        'bulletin.cotisations': 682,
        'bulletin.net_avant_impot': 2_418,
        'bulletin.net_social': 2_440,
        'bulletin.net_imposable': 2_510,
        'bulletin.cumul_net_imposable': 25_100,
        'bulletin.taux': 0.063,
        'bulletin.impot': 158.13,
        'bulletin.cumul_impot': 1_581.3,
      },
      ['bulletin.net_paye'],
    ),
    feuille(`
40 BULLETIN DE PAIE | 350 Période du 01/10/2026 au 31/10/2026
40 Rémunération brute | 480< 3 100,00
40 Total des cotisations et contributions salariales | 480< 682,00
40 MONTANT NET SOCIAL | 480< 2 440,00
40 NET À PAYER AVANT IMPÔT SUR LE REVENU | 480< 2 418,00
40 Impôt sur le revenu | 260< Base | 340< Taux | 420< Montant | 520< Cumul annuel
40 Montant net imposable | 420< 2 510,00 | 520< 25 100,00
40 Impôt sur le revenu prélevé à la source | 260< 2 510,00 | 340< 6,30 % | 420< 158,13 | 520< 1 581,30
40 Montant net des heures compl/suppl exonérées | 420< 0,00 | 520< 0,00
40 NET À PAYER AU SALARIÉ | 480< 2 259,87
`),
  ],
  [
    'bulletin de fonctionnaire',
    attendu(
      'bulletin',
      {
        'bulletin.annee': 2026,
        'bulletin.mois': 3,
        'bulletin.net_imposable': 2_152.3,
        'bulletin.cumul_net_imposable': 6_456.9,
        'bulletin.taux': 0.031,
        'bulletin.impot': 66.72,
        'bulletin.net_paye': 1_969.78,
      },
      ['bulletin.brut', 'bulletin.cumul_impot'],
    ),
    feuille(`
40 BULLETIN DE PAYE | 350 MOIS DE MARS 2026
40 CODE | 90 ÉLÉMENTS | 340< À PAYER | 430< À DÉDUIRE | 540< POUR INFORMATION
40 101000 | 90 TRAITEMENT BRUT | 340< 2 450,10
40 401112 | 90 C.S.G. NON DÉDUCTIBLE | 430< 58,90
40 558000 | 90 IMPÔT SUR LE REVENU PRÉLEVÉ À LA SOURCE 3,1 % | 430< 66,72
90 TOTAUX DU MOIS | 340< 2 510,10 | 430< 540,32
90 NET À PAYER | 430< 1 969,78
90 MONTANT IMPOSABLE DE L’ANNÉE | 340< 6 456,90
90 MONTANT IMPOSABLE DU MOIS | 340< 2 152,30
`),
  ],
  [
    'déclaration cases serrées',
    attendu(
      'declaration',
      {
        'foyer.declarant1.salaires': 34_000,
        'foyer.declarant2.salaires': 28_000,
        'foyer.declarant1.pensions_retraite': 0,
        'foyer.declarant2.pensions_retraite': 12_000,
        'foyer.dons_66': 300,
        'foyer.emploi_domicile': 1_200,
        'foyer.micro_foncier_recettes': 9_600,
      },
      [],
    ),
    feuille(`
40 DÉCLARATION DES REVENUS 2025 | 400 N° 2042
40 1AJ  34000   1BJ  28000
40 1AS 0  1BS 12000
40 7UF 300   7DB 1200
40 4BE 9600
40 Situation M
`),
  ],
  [
    'bulletin CESU',
    attendu(
      'bulletin',
      {
        'bulletin.annee': 2026,
        'bulletin.mois': 5,
        'bulletin.cotisations': 158,
        'bulletin.net_avant_impot': 562,
        'bulletin.net_imposable': 583.1,
        'bulletin.impot': 0,
        'bulletin.net_paye': 562,
      },
      ['bulletin.brut', 'bulletin.cumul_impot', 'bulletin.cumul_net_imposable'],
    ),
    feuille(`
40 Bulletin de salaire | 300 Cesu — Emploi du 01/05/2026 au 31/05/2026
40 Salaire brut (48 h) | 480< 720,00 €
40 Total cotisations salariales | 480< 158,00 €
40 Net imposable | 480< 583,10 €
40 Salaire net avant prélèvement à la source | 480< 562,00 €
40 Prélèvement à la source (taux 0,0 %) | 480< 0,00 €
40 Net à payer | 480< 562,00 €
`),
  ],
  [
    'bulletin dont le tableau de fin ne porte que des cumuls',
    attendu(
      'bulletin',
      {
        'bulletin.annee': 2026,
        'bulletin.mois': 6,
        'bulletin.brut': 3_400,
        'bulletin.net_avant_impot': 2_566.5,
        'bulletin.net_social': 2_652,
        'bulletin.cumul_net_imposable': 16_464,
        'bulletin.taux': 0.074,
        'bulletin.impot': 203.06,
        'bulletin.cumul_impot': 1_218.36,
        'bulletin.net_paye': 2_363.44,
      },
      ['bulletin.net_imposable'],
    ),
    feuille(`
40 Bulletin de paie – Juin 2026
40 Salaire de base | 300< 35 h | 540< 3 400,00 €
40 Tickets restaurant | 300< 19 | 400< - 85,50 €
40 Salaire brut | 540< 3 400,00 €
40 Total salarié | 540< - 748,00 €
40 Net à payer avant impôt sur le revenu | 540< 2 566,50 €
40 Impôt sur le revenu prélevé à la source | 300< 2 744,00 € | 400< 7,4 % | 540< - 203,06 €
40 Net à payer | 540< 2 363,44 €
40 Montant net social | 540< 2 652,00 €
40 Cumuls 2026 | 200< Brut | 340< Net imposable | 480< Impôt prélevé
40 Depuis janvier | 200< 20 400,00 € | 340< 16 464,00 € | 480< 1 218,36 €
`),
  ],
  [
    'bulletin à grille mois et année',
    attendu(
      'bulletin',
      {
        'bulletin.annee': 2026,
        'bulletin.mois': 2,
        'bulletin.brut': 2_918.14,
        'bulletin.net_imposable': 2_361.04,
        'bulletin.net_paye': 2_162.31,
      },
      ['bulletin.cotisations', 'bulletin.cumul_impot', 'bulletin.cumul_net_imposable', 'bulletin.impot'],
    ),
    feuille(`
40 BULLETIN DE PAIE du 01/02/2026 au 28/02/2026
40 SALAIRE DE BASE | 300< 151,67 | 400< 18,5000 | 540< 2 805,90
40 SALAIRE BRUT | 540< 2 918,14
40 TOTAL COTISATIONS | 400< 642,50 | 540< 1 021,00
40 Net imposable | 540< 2 361,04
40 PAS (taux personnalisé 4,80 %) | 540< 113,33
40 NET PAYÉ | 540< 2 162,31
120< Heures | 220< Brut | 320< Ch. sal. | 420< Net imposable | 520< Impôt PAS
40 Mois | 120< 151,67 | 220< 2 918,14 | 320< 642,50 | 420< 2 361,04 | 520< 113,33
40 Année | 120< 303,34 | 220< 5 836,28 | 320< 1 285,00 | 420< 4 722,08 | 520< 226,66
`),
  ],
  [
    'déclaration, récapitulatif en ligne',
    attendu(
      'declaration',
      {
        'foyer.declarant1.salaires': 42_150,
        'foyer.declarant2.salaires': 31_008,
        'foyer.declarant1.frais_reels': 5_200,
        retenue: 2_904,
        'foyer.revenus_fonciers_reel_net': 3_600,
        'foyer.pension_alimentaire_enfant_majeur': 2_400,
        'foyer.declarant1.per_versements': 1_500,
        'foyer.dons_66': 250,
        'foyer.garde_enfants.0': 3_500,
        'foyer.dividendes': 890,
      },
      [],
    ),
    feuille(`
40 Déclaration de revenus 2025 – Récapitulatif
40 Enfants mineurs à charge | 400 F | 540< 2
40 Salaires - déclarant 1 | 400 1AJ | 540< 42 150
40 Salaires - déclarant 2 | 400 1BJ | 540< 31 008
40 Frais réels - déclarant 1 | 400 1AK | 540< 5 200
40 Retenue à la source sur les salaires | 400 8HV | 540< 2 904
40 Revenus fonciers imposables | 400 4BA | 540< 3 600
40 Pensions alimentaires versées à enfants majeurs | 400 6EL | 540< 2 400
40 Versements PER déclarant 1 | 400 6NS | 540< 1 500
40 Dons aux œuvres | 400 7UF | 540< 250
40 Frais de garde enfants de moins de 6 ans | 400 7GA | 540< 3 500
40 Dividendes éligibles à l’abattement | 400 2DC | 540< 890
`),
  ],
  [
    'déclaration, montants avant les cases',
    attendu(
      'declaration',
      {
        'foyer.declarant1.salaires': 29_500,
        'foyer.declarant2.salaires': 0,
        'foyer.emploi_domicile': 640,
      },
      [],
    ),
    feuille(`
40 Impôts — ma déclaration 2042 des revenus de l’année 2024
300< 29 500 | 320 1AJ
300< 0 | 320 1BJ
300< 640 | 320 7DB
`),
  ],
  [
    'avis en phrases',
    attendu(
      'avis',
      {
        'foyer.situation': 'celibataire',
        parts: 1,
        'foyer.declarant1.salaires': 31_250,
        'avis.impot_net': 2_013,
        retenue: 2_000,
        'avis.solde': 13,
        'avis.taux': 0.064,
        'avis.rfr': 28_125,
      },
      ['revenuNetImposable'],
    ),
    feuille(`
40 Avis d’impôt 2026 sur les revenus 2025 — situation : C — parts : 1
40 Salaires : 31 250 €  Déduction 10 % : 3 125 €  Salaires nets : 28 125 €
40 Revenu fiscal de référence : 28 125 €  Impôt net : 2 013 €
40 Taux de prélèvement à la source : 6,4 %
40 Retenue à la source : 2 000 €  Reste à payer : 13 €
`),
  ],
];

const sansImage = {
  lire: async () => {
    throw new Error('these pages have their letters');
  },
};

test.each(DISPOSITIONS)(
  '%s : chaque champ est juste, ou vide avec sa raison',
  async (_, { type, faits, vides }, dessin) => {
    const pages = await lirePdf(new Uint8Array(enPdf([dessin])), sansImage, () => undefined);
    const lu = lireDocument(pages);
    expect(lu?.type).toBe(type);
    expect(Object.fromEntries(lu?.faits.map(({ chemin, valeur }) => [chemin, valeur]) ?? [])).toEqual(faits);
    expect(lu?.ecartes.map(({ chemin }) => chemin).toSorted()).toEqual(vides);
    for (const { raison } of lu?.ecartes ?? []) expect(raison).toMatch(/\p{L}{4}/u);
  },
);
