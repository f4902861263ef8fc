import { benefice } from './benefices.ts';
import { avecFaitsDits } from './faits-dits.ts';
import { loyersNus } from './foncier.ts';
import { PAYS_DE_RESIDENCE, resideEnFrance } from './residence.ts';
import {
  anneeDuJour,
  Collecteur,
  type Champs,
  ditQuelqueChose,
  nombreDe,
  type SituationAdaptee,
  texteDe,
} from './situation-adaptee.ts';

/** A field's name of each situation, and the fact that it says. */
export const SITUATIONS: Readonly<Record<string, string>> = {
  Célibataire: 'celibataire',
  'Marié(e)': 'marie',
  'Pacsé(e)': 'pacse',
  'Divorcé(e)': 'divorce',
  'Veuf/Veuve': 'veuf',
};
const COUPLE = new Set(['marie', 'pacse']);

/** Texts and amounts of a file that may change the tax and that no fact takes yet. */
const TEXTES_A_RELIRE = [
  ['autres_revenus_foyer_details', 'autres revenus du foyer'],
  ['credits_reductions_impot_recurrents', 'crédits et réductions d’impôt'],
  ['notes_fiscales_client', 'notes fiscales'],
] as const;
const BIENS_LOUES = [
  'investissements_locatifs_details',
  'residences_secondaires_details',
  'autres_biens_immobiliers_details',
] as const;
const NON_REPRIS = 'non repris par le calcul';

/**
 * Facts of a client file, under its own field names. Its texts are never facts: what they may change is told to be read
 * again. Names, addresses and numbers stay out.
 */
export function depuisFicheClient(fiche: Champs, annee: number): SituationAdaptee {
  const c = new Collecteur(annee);
  const notes = texteDe(fiche, 'notes_fiscales_client').toLowerCase();
  const situation = SITUATIONS[texteDe(fiche, 'situation_maritale_client')];
  const couple = COUPLE.has(situation ?? '');
  c.fait('situation', situation).fait('annee_naissance_declarant1', anneeDuJour(fiche, 'date_naissance_client'));
  enfants(c, fiche);
  for (const rang of couple ? ([1, 2] as const) : ([1] as const)) revenuDe(c, fiche, rang);
  if (!couple && nombreDe(fiche, 'revenu_net_annuel_client2') > 0)
    c.relire({
      champ: 'revenu_net_annuel_client2',
      libelle: 'revenu de la seconde personne',
      montant: nombreDe(fiche, 'revenu_net_annuel_client2'),
      raison: 'la situation de famille ne dit pas de couple',
      pris: false,
    });
  const independant = (rang: 1 | 2): boolean => texteDe(fiche, `statut_professionnel_client${rang}`) === 'Indépendant';
  const rang = couple && independant(2) && !independant(1) ? 2 : 1;
  benefice(c, {
    champ: 'benefices_non_commerciaux_foyer',
    libelle: 'bénéfices non commerciaux',
    montant: nombreDe(fiche, 'benefices_non_commerciaux_foyer'),
    categorie: 'bnc',
    rang,
    notes,
  });
  benefice(c, {
    champ: 'benefices_industriels_commerciaux_foyer',
    libelle: 'bénéfices industriels et commerciaux',
    montant: nombreDe(fiche, 'benefices_industriels_commerciaux_foyer'),
    categorie: 'bic',
    rang,
    notes,
  });
  pensions(c, fiche, couple);
  capitaux(c, fiche, notes);
  loyersNus(c, {
    champ: 'revenus_fonciers_annuels_bruts_foyer',
    recettes: nombreDe(fiche, 'revenus_fonciers_annuels_bruts_foyer'),
    charges: nombreDe(fiche, 'charges_foncieres_deductibles_foyer'),
    regime: notes.includes('micro-foncier')
      ? 'micro'
      : /foncier[^.;]*\bréel\b|régime réel/.test(notes)
        ? 'reel'
        : undefined,
  });
  biensLoues(c, fiche);
  nonRepris(c, fiche);
  residence(c, fiche);
  return avecFaitsDits(c.fin(), fiche);
}

/** Who lives elsewhere owes tax on French income alone, at rates of its own (CGI art. 164 B and 197 A). */
function residence(c: Collecteur, fiche: Champs): void {
  if (resideEnFrance(texteDe(fiche, PAYS_DE_RESIDENCE))) return;
  c.relire({
    champ: PAYS_DE_RESIDENCE,
    libelle: 'résidence fiscale hors de France',
    raison: 'l’impôt d’un résident de France n’est pas le sien',
    pris: false,
    duFoyer: true,
  });
}

function enfants(c: Collecteur, fiche: Champs): void {
  const nombre = nombreDe(fiche, 'nombre_enfants_a_charge_client');
  const details = fiche['details_enfants_client'];
  const naissances = (Array.isArray(details) ? details : []).flatMap((enfant: unknown) => {
    const date: unknown =
      typeof enfant === 'object' && enfant !== null && 'date_naissance' in enfant ? enfant.date_naissance : undefined;
    return typeof date === 'string' ? [Number(date.slice(0, 4))] : [];
  });
  c.enfants(nombre, naissances, Array.isArray(details) ? details : []);
  if (naissances.length > 0 && naissances.length !== nombre)
    c.relire({
      champ: 'details_enfants_client',
      libelle: 'enfants',
      raison: 'le nombre d’enfants à charge et leur liste ne disent pas la même chose',
      pris: false,
    });
  const dependants = fiche['personnes_dependantes_client'];
  if (
    (typeof dependants === 'number' && dependants > 0) ||
    ditQuelqueChose(texteDe(fiche, 'personnes_dependantes_client'))
  )
    c.relire({
      champ: 'personnes_dependantes_client',
      libelle: 'personnes dépendantes',
      raison: 'rien ne dit si elles comptent dans les parts',
      pris: false,
    });
}

/** What one of the two earns: its nature is that of the trade; an independent's income is never a wage. */
function revenuDe(c: Collecteur, fiche: Champs, rang: 1 | 2): void {
  const champ = `revenu_net_annuel_client${rang}`;
  const montant = nombreDe(fiche, champ);
  autresRevenus(c, fiche, rang);
  const statut = texteDe(fiche, `statut_professionnel_client${rang}`);
  if (montant === 0) {
    if (fiche[champ] === 0 || statut === 'Sans activité') c.sansRevenu(rang);
    return;
  }
  if (statut === 'Indépendant') {
    const declares =
      nombreDe(fiche, 'benefices_non_commerciaux_foyer') + nombreDe(fiche, 'benefices_industriels_commerciaux_foyer');
    if (declares === 0) c.fait(`declarant${rang}.bnc_reel`, montant);
    c.relire({
      champ,
      libelle: 'revenu d’indépendant',
      montant,
      raison:
        declares === 0
          ? 'pris pour un bénéfice au réel ; son régime et sa catégorie ne sont pas dits'
          : 'non ajouté aux bénéfices du dossier, qu’il peut redire',
      pris: declares === 0,
    });
    return;
  }
  if (statut === 'Retraité') {
    const pensionsDuFoyer = nombreDe(fiche, 'pensions_retraites_percues_foyer');
    if (pensionsDuFoyer === 0) c.fait(`declarant${rang}.pensions_retraite`, montant);
    // Typed twice, it is one pension.
    if (pensionsDuFoyer === 0 || pensionsDuFoyer === montant) return;
    c.relire({
      champ,
      libelle: 'revenu d’un retraité',
      montant,
      raison: 'non ajouté aux pensions du dossier, qu’il peut redire',
      pris: false,
    });
    return;
  }
  c.fait(`declarant${rang}.salaires`, montant);
  if (statut === 'Sans activité')
    c.relire({
      champ,
      libelle: 'revenu d’une personne sans activité',
      montant,
      raison: 'pris pour des allocations, imposées comme un salaire',
      pris: true,
    });
}

/** Their nature is written freely: only their total is told. */
function autresRevenus(c: Collecteur, fiche: Champs, rang: 1 | 2): void {
  const champ = `autres_revenus_client${rang}`;
  const montant = totalDe(fiche, champ, 'montant_annuel');
  if (montant !== 0) c.relire({ champ, libelle: 'autres revenus', montant, raison: NON_REPRIS, pris: false });
}

/** Sum of one amount over a structured list of the file. */
function totalDe(fiche: Champs, champ: string, montant: string): number {
  const liste = fiche[champ];
  return (Array.isArray(liste) ? liste : []).reduce((total: number, element: unknown) => {
    if (typeof element !== 'object' || element === null) return total;
    const lu: unknown = Object.entries(element).find(([cle]) => cle === montant)?.[1];
    return total + (typeof lu === 'number' ? lu : 0);
  }, 0);
}

function pensions(c: Collecteur, fiche: Champs, couple: boolean): void {
  const montant = nombreDe(fiche, 'pensions_retraites_percues_foyer');
  const retraite = (rang: 1 | 2): boolean => texteDe(fiche, `statut_professionnel_client${rang}`) === 'Retraité';
  if (montant > 0 && couple && retraite(1) === retraite(2)) {
    c.partager('pensions_retraite', montant).relire({
      champ: 'pensions_retraites_percues_foyer',
      libelle: 'pensions de retraite',
      montant,
      raison: 'réparties par moitié entre les deux personnes',
      pris: true,
    });
  } else c.fait(`declarant${couple && retraite(2) ? 2 : 1}.pensions_retraite`, montant);
  c.fait('declarant1.pensions_alimentaires_recues', nombreDe(fiche, 'pensions_alimentaires_percues_foyer'));
}

function capitaux(c: Collecteur, fiche: Champs, notes: string): void {
  const montant = nombreDe(fiche, 'revenus_capitaux_mobiliers_foyer');
  const [dividendes, interets, assurance] = [/dividende/, /intérêt/, /rachat|assurance-vie|\b2vv\b/].map((m) =>
    m.test(notes),
  );
  if (dividendes && !interets && !assurance) c.fait('dividendes', montant);
  else {
    c.fait('interets', montant);
    if (montant > 0 && (dividendes || assurance || !interets))
      c.relire({
        champ: 'revenus_capitaux_mobiliers_foyer',
        libelle: 'revenus de capitaux mobiliers',
        montant,
        raison: 'pris au prélèvement forfaitaire ; rien ne dit leur nature (dividendes, intérêts, assurance-vie)',
        pris: true,
      });
  }
  const gain = nombreDe(fiche, 'plus_values_mobilieres_foyer');
  c.fait('plus_values_mobilieres', Math.max(0, gain));
  if (gain < 0)
    c.relire({
      champ: 'plus_values_mobilieres_foyer',
      libelle: 'moins-value mobilière',
      montant: -gain,
      raison: 'elle ne réduit que des gains de même nature',
      pris: false,
    });
}

/** Rents that stand beside a property only: their nature and their regime decide of their tax. */
function biensLoues(c: Collecteur, fiche: Champs): void {
  const dits =
    nombreDe(fiche, 'revenus_fonciers_annuels_bruts_foyer') +
    nombreDe(fiche, 'benefices_industriels_commerciaux_foyer');
  for (const champ of BIENS_LOUES) {
    const loyers = totalDe(fiche, champ, 'revenus_annuels');
    if (loyers > 0 && dits === 0)
      c.relire({ champ, libelle: 'loyers d’un bien', montant: loyers, raison: NON_REPRIS, pris: false });
  }
}

function nonRepris(c: Collecteur, fiche: Champs): void {
  for (const [champ, libelle] of TEXTES_A_RELIRE)
    if (ditQuelqueChose(texteDe(fiche, champ))) c.relire({ champ, libelle, raison: NON_REPRIS, pris: false });
  const plusValue = nombreDe(fiche, 'plus_values_immobilieres_foyer');
  if (plusValue !== 0)
    c.relire({
      champ: 'plus_values_immobilieres_foyer',
      libelle: 'plus-value immobilière',
      montant: plusValue,
      raison: 'imposée à part, lors de la vente',
      pris: false,
    });
  const verse = totalDe(fiche, 'epargne_retraite_details', 'versements_annuels');
  if (verse > 0)
    c.relire({
      champ: 'epargne_retraite_details',
      libelle: 'versements d’épargne retraite',
      montant: verse,
      raison: 'non déduits : le plafond de l’avis n’est pas au dossier',
      pris: false,
    });
}
