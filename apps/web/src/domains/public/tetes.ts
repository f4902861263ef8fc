import type { EntetePage } from './entetes.ts';

/** A page with the screen that draws it. */
export interface TetePage extends EntetePage {
  readonly module: string;
}

const SIMULATEURS = 'src/domains/simulateurs';

export const TETES: readonly TetePage[] = [
  {
    chemin: '/simulateur-impot',
    titre: 'Simulateur d’impôt sur le revenu',
    description:
      'L’impôt du foyer en France, du salaire déclaré à la somme due, chaque étape avec son article. Sans compte.',
    module: `${SIMULATEURS}/impot/SimulateurImpot.tsx`,
  },
  {
    chemin: '/simulateur-tmi',
    titre: 'Calculateur de tranche marginale d’imposition',
    description: 'Ce que coûte le prochain euro gagné en France, décote et plafonds compris. Sans compte.',
    module: `${SIMULATEURS}/tmi/SimulateurTmi.tsx`,
  },
  {
    chemin: '/simulateur-optimisation',
    titre: 'Simulateur d’optimisation fiscale',
    description:
      'Ce qui réduirait l’impôt de votre foyer\u202f: chaque levier avec son gain, sa condition et son risque.',
    module: `${SIMULATEURS}/optimisation/SimulateurOptimisation.tsx`,
  },
  {
    chemin: '/simulateur-statuts',
    titre: 'Simulateur de statut d’entreprise',
    description:
      'SASU, EURL, entreprise individuelle ou micro-entreprise\u202f: ce qui reste après cotisations et impôt.',
    module: `${SIMULATEURS}/statuts/SimulateurStatuts.tsx`,
  },
  {
    chemin: '/simulateur-impot-suisse',
    titre: 'Simulateur d’impôt suisse',
    description:
      'Confédération, canton et commune\u202f: Genève, Zurich, Vaud, Valais et Berne comparés, cotisations comprises.',
    module: `${SIMULATEURS}/suisse/SimulateurSuisse.tsx`,
  },
  {
    chemin: '/simulateur-tva-suisse',
    titre: 'Calculateur de TVA suisse',
    description: 'La TVA suisse au taux normal, réduit ou particulier, au jour de la prestation.',
    module: `${SIMULATEURS}/tva/SimulateurTva.tsx`,
  },
  {
    chemin: '/simulateur-impot-luxembourg',
    titre: 'Simulateur d’impôt luxembourgeois',
    description: 'L’impôt luxembourgeois de votre classe, tranche par tranche, avec son taux moyen.',
    module: `${SIMULATEURS}/luxembourg/SimulateurLuxembourg.tsx`,
  },
  {
    chemin: '/simulateur-tva-luxembourg',
    titre: 'Calculateur de TVA luxembourgeoise',
    description: 'Les quatre taux de la TVA luxembourgeoise, sur le montant hors taxe.',
    module: `${SIMULATEURS}/tva/SimulateurTva.tsx`,
  },
  {
    chemin: '/simulateur-irpf',
    titre: 'Simulateur d’IRPF andorran',
    description: 'L’impôt sur le revenu d’un résident d’Andorre, minimum et bonification compris.',
    module: `${SIMULATEURS}/irpf/SimulateurIrpf.tsx`,
  },
  {
    chemin: '/simulateur-igi-andorre',
    titre: 'Calculateur d’IGI andorran',
    description: 'L’impôt général indirect d’Andorre à facturer, et le total toutes taxes comprises.',
    module: `${SIMULATEURS}/tva/SimulateurTva.tsx`,
  },
  {
    chemin: '/simulateur-quatre-pays',
    titre: 'Le même foyer dans quatre pays',
    description:
      'Salaire brut, cotisations, impôt et revenu disponible en France, en Suisse, au Luxembourg et en Andorre.',
    module: `${SIMULATEURS}/quatre-pays/SimulateurQuatrePays.tsx`,
  },
];
