import { NIR_D_ESSAI } from './avis.ts';
import { type Dessin, type Feuille, tirage } from './papier.ts';

export interface BulletinVrai {
  readonly annee: number;
  readonly mois: number;
  readonly brut: number;
  readonly cotisations: number;
  readonly avantImpot: number;
  readonly social: number;
  readonly imposable: number;
  readonly cumulImposable: number;
  readonly taux: number;
  readonly impot: number;
  readonly cumulImpot: number;
  readonly paye: number;
}

const cents = (v: number): number => Math.round(v * 100) / 100;

export function bulletinVrai(graine: number): BulletinVrai {
  const hasard = tirage(graine * 104_729 + 5);
  const brut = cents(1_900 + hasard() * 4_200);
  const cotisations = cents(brut * (0.2 + hasard() * 0.03));
  const avantImpot = cents(brut - cotisations);
  const imposable = cents(avantImpot + brut * 0.029);
  const taux = Math.round(10 + hasard() * 140) / 10;
  const impot = cents((imposable * taux) / 100);
  const mois = 1 + (graine % 12);
  return {
    annee: 2025 + (graine % 2),
    mois,
    brut,
    cotisations,
    avantImpot,
    social: cents(avantImpot + 31.2),
    imposable,
    cumulImposable: cents(imposable * mois + 12.34),
    taux,
    impot,
    cumulImpot: cents(impot * mois + 3.1),
    paye: cents(avantImpot - impot),
  };
}

const NOMS_DE_MOIS = [
  'Janvier',
  'Février',
  'Mars',
  'Avril',
  'Mai',
  'Juin',
  'Juillet',
  'Août',
  'Septembre',
  'Octobre',
  'Novembre',
  'Décembre',
];
const n = (v: number): string =>
  v.toLocaleString('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).replaceAll('\u202F', ' ');
const mois2 = (b: BulletinVrai): string => String(b.mois).padStart(2, '0');

function tete(f: Feuille): void {
  f.texte(40, 50, 'ATELIERS DU RHÔNE SAS', { gras: true });
  f.texte(40, 64, 'SIRET 123 456 789 00012  Code NAF 2511Z', { corps: 8 });
  f.texte(340, 90, 'M. MOREL Julien');
  f.texte(340, 104, '3 place de la République, 69002 LYON');
  f.texte(40, 90, `N° Sécurité sociale ${NIR_D_ESSAI}`, { corps: 8 });
  f.texte(40, 104, 'Emploi : technicien  Matricule 00417', { corps: 8 });
}

/** The usual table: base, rate, employee's part, employer's part. */
const tableau =
  (b: BulletinVrai): Dessin =>
  (f) => {
    tete(f);
    f.texte(300, 36, 'BULLETIN DE PAIE', { gras: true, corps: 13 });
    f.texte(40, 130, `Période de paie du 01/${mois2(b)}/${b.annee} au 28/${mois2(b)}/${b.annee}`);
    const x = { base: 330, taux: 400, part: 480, patron: 560 };
    f.texte(40, 160, 'Rubriques', { gras: true });
    f.texte(x.base, 160, 'Base', { droite: true });
    f.texte(x.taux, 160, 'Taux', { droite: true });
    f.texte(x.part, 160, 'Part salariale', { droite: true });
    f.texte(x.patron, 160, 'Part patronale', { droite: true, corps: 9 });
    const ligne = (y: number, nom: string, base: string, taux: string, part: string, patron = ''): void => {
      f.texte(40, y, nom, { corps: 9 });
      f.texte(x.base, y, base, { droite: true, corps: 9 });
      f.texte(x.taux, y, taux, { droite: true, corps: 9 });
      f.texte(x.part, y, part, { droite: true, corps: 9 });
      f.texte(x.patron, y, patron, { droite: true, corps: 9 });
    };
    ligne(180, 'Salaire brut', '', '', n(b.brut));
    ligne(196, 'Santé', n(b.brut), '7,00', '', n(b.brut * 0.07));
    ligne(212, 'Retraite', n(b.brut), '6,90', n(b.brut * 0.069), n(b.brut * 0.0855));
    ligne(228, 'Total des cotisations et contributions', '', '', n(b.cotisations), n(b.brut * 0.41));
    ligne(250, 'Montant net social', '', '', n(b.social));
    ligne(266, 'Net à payer avant impôt sur le revenu', '', '', n(b.avantImpot));
    ligne(288, 'Impôt sur le revenu prélevé à la source', n(b.imposable), n(b.taux), n(b.impot));
    ligne(304, 'Net imposable', '', '', n(b.imposable));
    ligne(320, 'Cumul net imposable', '', '', n(b.cumulImposable));
    ligne(336, 'Cumul impôt prélevé à la source', '', '', n(b.cumulImpot));
    f.texte(40, 372, 'NET PAYÉ EN EUROS', { gras: true, corps: 12 });
    f.texte(x.part, 372, n(b.paye), { gras: true, droite: true, corps: 12 });
    f.texte(
      40,
      700,
      'Dans votre intérêt et pour vous aider à faire valoir vos droits, conservez ce bulletin sans limitation de durée.',
      { corps: 7 },
    );
  };

/** A summary with the month and the year side by side. */
const cumuls =
  (b: BulletinVrai): Dessin =>
  (f) => {
    tete(f);
    f.texte(40, 140, `Bulletin de salaire de ${NOMS_DE_MOIS[b.mois - 1]} ${b.annee}`, { gras: true, corps: 13 });
    f.texte(400, 180, 'Mois', { droite: true });
    f.texte(540, 180, 'Cumul annuel', { droite: true });
    let y = 204;
    const ligne = (nom: string, valeur: string, cumul = ''): void => {
      f.texte(40, y, nom);
      f.texte(400, y, valeur, { droite: true });
      f.texte(540, y, cumul, { droite: true });
      y += 24;
    };
    ligne('Rémunération brute', `${n(b.brut)} €`, `${n(b.brut * b.mois)} €`);
    ligne('Total cotisations salariales', `${n(b.cotisations)} €`);
    ligne('Net social', `${n(b.social)} €`);
    ligne('Net avant impôt', `${n(b.avantImpot)} €`);
    ligne('Net fiscal', `${n(b.imposable)} €`, `${n(b.cumulImposable)} €`);
    ligne('Taux personnalisé', `${n(b.taux)} %`);
    ligne('Prélèvement à la source', `${n(b.impot)} €`, `${n(b.cumulImpot)} €`);
    ligne('Net versé', `${n(b.paye)} €`);
  };

/** Boxes: wording, figure under it. */
const cadres =
  (b: BulletinVrai): Dessin =>
  (f) => {
    tete(f);
    f.texte(40, 140, 'Fiche de paie', { corps: 14, gras: true });
    f.texte(40, 156, `Mois de ${(NOMS_DE_MOIS[b.mois - 1] ?? '').toLowerCase()} ${b.annee}`);
    const lignes: [string, string][] = [
      ['Salaire brut mensuel', n(b.brut)],
      ['Total des retenues', n(b.cotisations)],
      ['Salaire net avant impôt', n(b.avantImpot)],
      ['Montant net social', n(b.social)],
      ['Salaire net imposable', n(b.imposable)],
      ['Net imposable depuis janvier', n(b.cumulImposable)],
      ['Taux de prélèvement', `${n(b.taux)} %`],
      ['Impôt prélevé', n(b.impot)],
      ['Impôt prélevé depuis janvier', n(b.cumulImpot)],
      ['Salaire net versé', n(b.paye)],
    ];
    lignes.forEach(([nom, valeur], i) => {
      const [x, y] = [40 + 270 * (i % 2), 200 + 52 * Math.floor(i / 2)];
      f.texte(x, y, nom, { corps: 9 });
      f.texte(x, y + 18, valeur, { gras: true, corps: 13 });
    });
  };

export const MISES_EN_PAGE_BULLETIN: readonly ((b: BulletinVrai) => Dessin)[] = [tableau, cumuls, cadres];

export function faitsVraisDuBulletin(b: BulletinVrai): Map<string, number | string> {
  return new Map<string, number | string>([
    ['bulletin.annee', b.annee],
    ['bulletin.mois', b.mois],
    ['bulletin.brut', b.brut],
    ['bulletin.cotisations', b.cotisations],
    ['bulletin.net_avant_impot', b.avantImpot],
    ['bulletin.net_social', b.social],
    ['bulletin.net_imposable', b.imposable],
    ['bulletin.cumul_net_imposable', b.cumulImposable],
    ['bulletin.taux', Math.round(b.taux * 10) / 1000],
    ['bulletin.impot', b.impot],
    ['bulletin.cumul_impot', b.cumulImpot],
    ['bulletin.net_paye', b.paye],
  ]);
}
