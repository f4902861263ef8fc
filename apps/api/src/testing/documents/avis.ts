import { impotDuPapier } from './impot-du-papier.ts';
import { type Dessin, type Feuille, tirage } from './papier.ts';

/** What a notice says, computed by the engine: the answer that a reader must find. */
export interface AvisVrai {
  readonly annee: number;
  readonly situation: 'marie' | 'celibataire';
  readonly aCharge: number;
  readonly parts: number;
  readonly paies: readonly [number, number];
  readonly deduction: readonly [number, number];
  readonly imposable: number;
  readonly bareme: number;
  readonly reductions: number;
  readonly net: number;
  readonly retenu: number;
  readonly solde: number;
  readonly taux: number;
  readonly plafonds: readonly [number, number];
}

/** The household behind a made-up notice. */
export interface Papier extends Pick<AvisVrai, 'annee' | 'aCharge' | 'paies'> {
  readonly couple: boolean;
  readonly don: number;
}

const ANNEES = [2023, 2024, 2025] as const;

export function avisVrai(graine: number): AvisVrai {
  const hasard = tirage(graine * 7919 + 17);
  const entre = (min: number, max: number): number => Math.floor(min + hasard() * (max - min));
  const couple = graine % 3 !== 0;
  const annee = ANNEES[graine % ANNEES.length] ?? 2025;
  const paies = [entre(28_000, 72_000), couple ? entre(24_000, 58_000) : 0] as const;
  const aCharge = couple ? entre(0, 4) : 0;
  const don = graine % 4 === 0 ? entre(100, 900) : 0;
  const calcul = impotDuPapier({ annee, couple, aCharge, paies, don });
  const deduction = paies.map((s) => Math.round(s / 10));
  const retenu = Math.round(calcul.impot_final * (0.8 + hasard() * 0.4));
  return {
    annee,
    situation: couple ? 'marie' : 'celibataire',
    aCharge,
    parts: calcul.nombre_parts,
    paies,
    deduction: [deduction[0] ?? 0, deduction[1] ?? 0],
    imposable: calcul.revenu_net_imposable,
    bareme: calcul.impot_apres_decote,
    reductions: calcul.reductions,
    net: calcul.impot_final,
    retenu,
    solde: calcul.impot_final - retenu,
    taux: Math.round((calcul.impot_final / (paies[0] + paies[1])) * 1000) / 10,
    plafonds: [Math.round(paies[0] / 11), couple ? Math.round(paies[1] / 11) : 0],
  };
}

const n = (v: number): string => v.toLocaleString('fr-FR').replaceAll('\u202F', ' ');
const parts = (v: number): string => v.toFixed(2).replace('.', ',');
const taux = (v: number): string => `${v.toFixed(1).replace('.', ',')} %`;
/** Designates a person who does not exist. */
export const NIR_D_ESSAI = '1 85 12 75 108 123 42';
const IDENTITE = ['MME MOREL CLAIRE', '12 RUE DES LILAS', '75011 PARIS'];
const MENTIONS = [
  'Vous pouvez payer en ligne sur impots.gouv.fr avant le 15 septembre, sans frais supplémentaires.',
  'Cet avis vous permet de justifier de votre situation auprès de votre caisse ou de votre banque.',
];

const rangs = (a: AvisVrai): readonly (0 | 1)[] => (a.situation === 'marie' ? [0, 1] : [0]);

function tete(f: Feuille, a: AvisVrai, titre: string): void {
  f.texte(40, 50, 'DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES', { corps: 8 });
  f.texte(555, 54, titre, { droite: true, gras: true, corps: 15 });
  f.texte(555, 72, `revenus de ${a.annee}`, { droite: true });
  IDENTITE.forEach((ligne, i) => f.texte(40, 78 + 13 * i, ligne));
  f.texte(40, 122, `N° de sécurité sociale : ${NIR_D_ESSAI}`, { corps: 8 });
  f.texte(40, 134, 'Numéro fiscal : 30 12 345 678 901', { corps: 8 });
}

function soldeEtTaux(a: AvisVrai): readonly (readonly [string, string])[] {
  const solde =
    a.solde >= 0 ? (['Solde à payer', n(a.solde)] as const) : (['Montant à restituer', n(-a.solde)] as const);
  return [['Retenu sur l’année', n(a.retenu)], solde, ['Taux du foyer', taux(a.taux)]];
}

/** Columns by filer, as the administration prints them. */
const colonnes =
  (a: AvisVrai): Dessin =>
  (f) => {
    tete(f, a, `Avis d’impôt ${a.annee + 1}`);
    f.trait(40, 150, 515);
    f.texte(40, 166, 'Situation');
    f.texte(110, 166, a.situation === 'marie' ? 'M' : 'C', { gras: true });
    f.texte(200, 166, 'Personnes à charge');
    f.texte(330, 166, String(a.aCharge), { gras: true });
    f.texte(470, 166, 'Parts');
    f.texte(555, 166, parts(a.parts), { gras: true, droite: true });
    const x = [360, 460] as const;
    f.texte(40, 206, 'Détail des revenus', { gras: true });
    for (const r of rangs(a)) f.texte(x[r], 206, `Déclarant ${r + 1}`, { droite: true });
    f.texte(555, 206, 'Total', { droite: true });
    const ligne = (y: number, nom: string, valeurs: readonly [number, number], total?: number): void => {
      f.texte(40, y, nom);
      for (const r of rangs(a)) f.texte(x[r], y, n(valeurs[r]), { droite: true });
      if (total !== undefined) f.texte(555, y, n(total), { droite: true });
      f.trait(40, y + 5, 515);
    };
    const nets = [a.paies[0] - a.deduction[0], a.paies[1] - a.deduction[1]] as const;
    ligne(230, 'Salaires', a.paies);
    f.texte(40, 250, 'Déduction de 10 %');
    for (const r of rangs(a)) f.texte(x[r], 250, `− ${n(a.deduction[r])}`, { droite: true });
    ligne(270, 'Salaires nets', nets, nets[0] + nets[1]);
    f.texte(40, 290, 'Revenu imposable', { gras: true });
    f.texte(555, 290, n(a.imposable), { droite: true, gras: true });
    f.texte(40, 330, 'Impôt sur les revenus', { gras: true });
    let y = 352;
    for (const [nom, valeur] of [
      ['Barème, après plafonnement', n(a.bareme)],
      ['Réductions d’impôt', n(a.reductions)],
      ['Impôt net', n(a.net)],
      ...soldeEtTaux(a),
      ['Revenu fiscal de référence', n(a.imposable)],
    ] as const) {
      f.texte(40, y, nom);
      f.texte(555, y, valeur, { droite: true });
      y += 22;
    }
    f.texte(40, y, 'Plafond épargne retraite');
    for (const r of rangs(a)) f.texte(x[r], y, n(a.plafonds[r]), { droite: true });
    MENTIONS.forEach((mention, i) => f.texte(40, 640 + 14 * i, mention, { corps: 8 }));
  };

/** Small cards: the wording, its figure under it. */
const cartes =
  (a: AvisVrai): Dessin =>
  (f) => {
    tete(f, a, 'Avis d’impôt sur les revenus');
    const cases: [string, string][] = [
      ['Situation de famille', ''],
      ['Nombre de parts', parts(a.parts)],
      ['Nombre de personnes à charge', String(a.aCharge)],
      ...rangs(a).map((r): [string, string] => [`Salaires déclarés ${r === 0 ? 'vous' : 'conjoint'}`, '']),
    ];
    f.texte(40, 170, `Situation de famille : ${a.situation === 'marie' ? 'mariés' : 'célibataire'}`);
    let [x, y] = [40, 200];
    const carte = (nom: string, valeur: string): void => {
      f.texte(x, y, nom, { corps: 8 });
      f.texte(x, y + 18, valeur, { gras: true, corps: 13 });
      x += 260;
      if (x > 400) [x, y] = [40, y + 46];
    };
    for (const [nom, valeur] of cases) if (valeur !== '') carte(nom, valeur);
    carte('Revenu fiscal de référence', `${n(a.imposable)} €`);
    carte('Revenu net imposable', `${n(a.imposable)} €`);
    carte('Droits simples', `${n(a.bareme)} €`);
    carte('Total des réductions d’impôt', `${n(a.reductions)} €`);
    carte('Montant de l’impôt net', `${n(a.net)} €`);
    carte('Prélevé à la source', `${n(a.retenu)} €`);
    if (a.solde >= 0) carte('Il vous reste à payer', `${n(a.solde)} €`);
    else carte('Montant qui vous sera remboursé', `${n(-a.solde)} €`);
    carte('Taux personnalisé du foyer', taux(a.taux));
    y += 60;
    f.texte(40, y, 'Traitements et salaires');
    for (const r of rangs(a)) {
      f.texte(200 + 170 * r, y, r === 0 ? 'Vous' : 'Conjoint');
      f.texte(330 + 170 * r, y, n(a.paies[r]), { droite: true });
    }
    MENTIONS.forEach((mention, i) => f.texte(40, 700 + 14 * i, mention, { corps: 8 }));
  };

/** A section by person, then the household's lines with dots. */
const sections =
  (a: AvisVrai): Dessin =>
  (f) => {
    tete(f, a, `IMPÔT ${a.annee + 1}`);
    f.texte(40, 160, `AVIS D’IMPOSITION ${a.annee + 1} SUR LES REVENUS DE ${a.annee}`, { gras: true });
    let y = 190;
    const ligne = (nom: string, valeur: string): void => {
      f.texte(50, y, nom);
      f.texte(330, y, '. . . . . . . .');
      f.texte(500, y, valeur, { droite: true });
      y += 18;
    };
    ligne('Situation familiale', a.situation === 'marie' ? 'Marié' : 'Célibataire');
    ligne('Nombre de parts du foyer', parts(a.parts));
    ligne('Enfants à charge', String(a.aCharge));
    for (const r of rangs(a)) {
      y += 8;
      f.texte(40, y, `Déclarant ${r + 1}`, { gras: true });
      y += 18;
      ligne('Salaires et assimilés', n(a.paies[r]));
      ligne('Déduction forfaitaire de 10 %', n(a.deduction[r]));
      ligne('Salaires et assimilés nets', n(a.paies[r] - a.deduction[r]));
      ligne('Plafond pour les cotisations versées', n(a.plafonds[r]));
    }
    y += 8;
    f.texte(40, y, 'Foyer', { gras: true });
    y += 18;
    ligne('Revenu brut global', n(a.imposable));
    ligne('Revenu imposable du foyer', n(a.imposable));
    ligne('Impôt avant réductions d’impôt', n(a.bareme));
    if (a.reductions > 0) ligne('Réductions d’impôt', `-${n(a.reductions)}`);
    ligne('Impôt sur le revenu net', n(a.net));
    ligne('Déjà prélevé', n(a.retenu));
    ligne(a.solde >= 0 ? 'Reste à payer' : 'À vous rembourser', n(Math.abs(a.solde)));
    ligne('Taux de prélèvement à la source', taux(a.taux));
    ligne('RFR', n(a.imposable));
  };

const p = (v: number): string => n(v).replaceAll(' ', '.');

/** The administration's condensed list, points for thousands. */
const points =
  (a: AvisVrai): Dessin =>
  (f) => {
    tete(f, a, 'Avis d’imposition');
    const x = [380, 480] as const;
    f.texte(40, 170, 'Situation du foyer');
    f.texte(300, 170, a.situation === 'marie' ? 'M' : 'C');
    f.texte(40, 186, 'Personnes à charge');
    f.texte(300, 186, String(a.aCharge));
    f.texte(40, 202, 'Nb de parts');
    f.texte(300, 202, parts(a.parts));
    for (const r of rangs(a)) f.texte(x[r], 230, `Déclar. ${r + 1}`, { droite: true, corps: 9 });
    let y = 250;
    const deux = (nom: string, valeurs: readonly [number, number]): void => {
      f.texte(40, y, nom);
      for (const r of rangs(a)) f.texte(x[r], y, p(valeurs[r]), { droite: true });
      y += 17;
    };
    deux('Traitements et salaires', a.paies);
    deux('Abattement de 10 %', a.deduction);
    deux('Traitements et salaires nets', [a.paies[0] - a.deduction[0], a.paies[1] - a.deduction[1]]);
    deux('Plafond d’épargne retraite', a.plafonds);
    const un = (nom: string, valeur: string): void => {
      f.texte(40, y, nom);
      f.texte(560, y, valeur, { droite: true });
      y += 17;
    };
    un('Revenu global imposable', p(a.imposable));
    un('Impôt soumis au barème', p(a.bareme));
    un('Total réductions', p(a.reductions));
    un('Impôt final', p(a.net));
    un('Impôt prélevé à la source', p(a.retenu));
    un(a.solde >= 0 ? 'Montant à payer' : 'Montant à rembourser', p(Math.abs(a.solde)));
    un('Taux de prélèvement du foyer', taux(a.taux));
    un('Revenu fiscal référence', p(a.imposable));
  };

export const MISES_EN_PAGE_AVIS: readonly ((a: AvisVrai) => Dessin)[] = [colonnes, cartes, sections, points];

/** The facts that the notice says, by path. */
export function faitsVraisDeLAvis(a: AvisVrai): Map<string, number | string> {
  return new Map<string, number | string>([
    ['foyer.situation', a.situation],
    ['avis.personnes_a_charge', a.aCharge],
    ['parts', a.parts],
    ['foyer.declarant1.salaires', a.paies[0]],
    ...(a.situation === 'marie' ? ([['foyer.declarant2.salaires', a.paies[1]]] as const) : []),
    ['revenuNetImposable', a.imposable],
    ['avis.impot_bareme', a.bareme],
    ['avis.reductions', a.reductions],
    ['avis.impot_net', a.net],
    ['retenue', a.retenu],
    [a.solde >= 0 ? 'avis.solde' : 'avis.restitution', Math.abs(a.solde)],
    ['avis.taux', Math.round(a.taux * 10) / 1000],
    ['avis.rfr', a.imposable],
    ['foyer.declarant1.per_plafond', a.plafonds[0]],
    ...(a.situation === 'marie' ? ([['foyer.declarant2.per_plafond', a.plafonds[1]]] as const) : []),
  ]);
}
