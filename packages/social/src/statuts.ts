import type { Declarant } from '@francis/fiscal';
import type { Activite, AnneeSociale, StatutJuridique } from './demande.ts';
import { type Poste, POSTES_ASSIMILE_SALARIE, POSTES_INDEPENDANT, POSTES_MICRO } from './postes.ts';
import type { SituationUrssaf } from './urssaf/modele.ts';

interface RegimeStatut {
  readonly statutJuridique: StatutJuridique;
  readonly nom: string;
  readonly situation: SituationUrssaf;
  /** The person's pay is what the company decides; a business of one's own has no pay, only a profit. */
  readonly remunere: boolean;
  /** Box of the tax return that receives the income. */
  readonly caseDeclaration: (activite: Activite) => keyof Declarant;
  /** The allowance of the micro regimes applies to the turnover. */
  readonly declareRecettes: boolean;
  /** Contributions as the model adds them up. */
  readonly postes: Poste;
  /** Text that says what is declared. */
  readonly articleDeclaration: (activite: Activite) => string;
  readonly hypotheses: readonly string[];
}

const enBicOuBnc = (activite: Activite): keyof Declarant => (activite === 'liberale' ? 'bnc_reel' : 'bic_reel');

const CASES_MICRO: Readonly<Record<Activite, keyof Declarant>> = {
  vente: 'micro_bic_ventes',
  services: 'micro_bic_services',
  artisanat: 'micro_bic_services',
  liberale: 'micro_bnc',
};

const TOUT_EN_REMUNERATION =
  'Tout le résultat est versé en rémunération\u202f: ni dividende, ni impôt sur les sociétés.';

export const STATUTS: readonly RegimeStatut[] = [
  {
    statutJuridique: 'sasu',
    nom: 'SASU',
    situation: {
      'entreprise . catégorie juridique': "'SAS'",
      'entreprise . associés': "'unique'",
      'entreprise . imposition': "'IS'",
    },
    remunere: true,
    caseDeclaration: () => 'salaires',
    declareRecettes: false,
    postes: POSTES_ASSIMILE_SALARIE,
    articleDeclaration: () => 'CGI art. 79 et 83 ; CSS art. L311-3',
    hypotheses: ['Président assimilé salarié, sans assurance chômage.', TOUT_EN_REMUNERATION],
  },
  {
    statutJuridique: 'eurl',
    nom: 'EURL',
    situation: {
      'entreprise . catégorie juridique': "'SARL'",
      'entreprise . associés': "'unique'",
      'entreprise . imposition': "'IS'",
    },
    remunere: true,
    // Managers' pay follows the rules of salaries, allowance of 10 % included (CGI art. 62).
    caseDeclaration: () => 'salaires',
    declareRecettes: false,
    postes: POSTES_INDEPENDANT,
    articleDeclaration: () => 'CGI art. 62',
    hypotheses: [
      'EURL à l’impôt sur les sociétés, gérant associé unique au régime des indépendants (CGI art. 62).',
      TOUT_EN_REMUNERATION,
    ],
  },
  {
    statutJuridique: 'ei',
    nom: 'Entreprise individuelle',
    situation: {
      'entreprise . catégorie juridique': "'EI'",
      'entreprise . catégorie juridique . EI . auto-entrepreneur': 'non',
      'entreprise . imposition': "'IR'",
    },
    remunere: false,
    caseDeclaration: enBicOuBnc,
    declareRecettes: false,
    postes: POSTES_INDEPENDANT,
    articleDeclaration: (activite) => `CGI art. ${activite === 'liberale' ? '92 et 93' : '34 et 38'}, et 154 bis`,
    hypotheses: ['Régime réel à l’impôt sur le revenu\u202f: le bénéfice est imposé, prélevé ou non.'],
  },
  {
    statutJuridique: 'micro',
    nom: 'Micro-entreprise',
    situation: {
      'entreprise . catégorie juridique': "'EI'",
      'entreprise . catégorie juridique . EI . auto-entrepreneur': 'oui',
    },
    remunere: false,
    caseDeclaration: (activite) => CASES_MICRO[activite],
    declareRecettes: true,
    postes: POSTES_MICRO,
    articleDeclaration: (activite) => (activite === 'liberale' ? 'CGI art. 102 ter' : 'CGI art. 50-0'),
    hypotheses: [
      'Cotisations sur le chiffre d’affaires, abattement forfaitaire pour l’impôt, sans versement libératoire.',
      'Les charges réelles ne se déduisent ni des cotisations ni de l’impôt.',
    ],
  },
];

const ACTIVITES_URSSAF: Readonly<Record<Activite, SituationUrssaf>> = {
  vente: { 'entreprise . activité . nature': "'commerciale'", 'entreprise . activités . service ou vente': "'vente'" },
  services: {
    'entreprise . activité . nature': "'commerciale'",
    'entreprise . activités . service ou vente': "'service'",
  },
  artisanat: {
    'entreprise . activité . nature': "'artisanale'",
    'entreprise . activités . service ou vente': "'service'",
  },
  liberale: { 'entreprise . activité . nature': "'libérale'" },
};

interface Exercice {
  readonly chiffreAffaires: number;
  readonly charges: number;
  readonly activite: Activite;
  readonly annee: AnneeSociale;
}

/** Facts of one status for the model of the Urssaf. */
export const situationUrssaf = (regime: RegimeStatut, e: Exercice): SituationUrssaf => ({
  // Rates of the second half of the year, those that the model holds for the whole year.
  date: `01/07/${e.annee}`,
  // Old enough for a full year without the relief of beginners.
  'entreprise . date de création': '01/01/2020',
  ...ACTIVITES_URSSAF[e.activite],
  ...regime.situation,
  'entreprise . charges': `${e.charges} €/an`,
  ...(regime.remunere
    ? { 'dirigeant . rémunération . totale': `${e.chiffreAffaires - e.charges} €/an` }
    : { "entreprise . chiffre d'affaires": `${e.chiffreAffaires} €/an` }),
});

export type { RegimeStatut };
