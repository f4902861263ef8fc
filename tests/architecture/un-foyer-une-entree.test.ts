import {
  type AppelOutil,
  creerAssistant,
  creerModeleDeLecture,
  creerModeleEmbarque,
  type DemandeAssistant,
} from '@francis/assistant';
import { type Client, type Profil, Profil as SchemaProfil } from '@francis/contract';
import { depuisMoteur, type Feuille, versMoteur } from '@francis/faits';
import { depuisFicheClient, depuisProfil, depuisSimulateur, type SaisieImpot } from '@francis/faits/adaptateurs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LectureLue } from '../../packages/assistant/src/lecteurs/heberge/schema.ts';
import { verifier } from '../../packages/assistant/src/lecteurs/heberge/verifier.ts';
import type { Tour } from '../../packages/assistant/src/modeles-heberges/essais/dialogue.ts';
import { brancher, demande, suivre } from '../../packages/assistant/src/modeles-heberges/essais/heberge.ts';
import { lirait } from '../../packages/assistant/src/modeles-heberges/essais/lecteur.ts';
import {
  type Conduite,
  ouvrirServeur,
  type ServeurDeModeles,
} from '../../packages/assistant/src/modeles-heberges/essais/serveur.ts';
import { textesDe } from '../../packages/assistant/src/modeles-heberges/lire-question.ts';
import { Pseudonymes } from '../../packages/assistant/src/pseudonymes/pseudonymes.ts';
import { reservesDuDossier } from '../../apps/api/src/domains/analyses/calcul/reserves.ts';
import { profilDuClient } from '../../apps/api/src/domains/clients/contexte.ts';

/** One household, as each place of the product may hold it. */
interface Foyer {
  readonly nom: string;
  readonly simulateur?: SaisieImpot;
  readonly profil?: Profil;
  readonly fiche?: Partial<Client>;
  readonly question: string;
  /** The words that prove two facts of one amount, as a careful reader wrote them. */
  readonly preuves?: Readonly<Record<string, string>>;
}

const SAISIE: SaisieImpot = {
  revenus: 0,
  situationFamiliale: 'celibataire',
  enfants: 0,
  fraisProfessionnels: 'forfait',
  montantFraisReels: 0,
  revenusDeclarant2: 0,
  parentIsole: false,
  per: 0,
  dons: 0,
  emploiDomicile: 0,
};

const FOYERS: readonly Foyer[] = [
  {
    nom: 'une personne seule salariée',
    simulateur: { ...SAISIE, revenus: 32_000 },
    profil: { situation_familiale: 'celibataire', nombre_enfants: 0, revenus_salaires: 32_000 },
    fiche: {
      situation_maritale_client: 'Célibataire',
      nombre_enfants_a_charge_client: 0,
      statut_professionnel_client1: 'Salarié',
      revenu_net_annuel_client1: 32_000,
    },
    question: 'Célibataire sans enfant, 32 000 € net imposable. Quel est mon impôt sur les revenus 2025 ?',
  },
  {
    nom: 'un couple avec deux enfants',
    simulateur: {
      ...SAISIE,
      situationFamiliale: 'marie',
      enfants: 2,
      revenus: 60_000,
      revenusDeclarant2: 30_000,
    },
    profil: { situation_familiale: 'marie', nombre_enfants: 2, revenus_salaires: 60_000 },
    fiche: {
      situation_maritale_client: 'Marié(e)',
      nombre_enfants_a_charge_client: 2,
      statut_professionnel_client1: 'Salarié',
      revenu_net_annuel_client1: 30_000,
      statut_professionnel_client2: 'Fonctionnaire',
      revenu_net_annuel_client2: 30_000,
    },
    question:
      'Mariés, deux enfants à charge, 30 000 € net imposable pour moi et 30 000 € pour ma femme. Quel est notre impôt sur les revenus 2025 ?',
    preuves: {
      'foyer.declarant1.salaires': '30 000 € net imposable pour moi',
      'foyer.declarant2.salaires': '30 000 € pour ma femme',
    },
  },
  {
    nom: 'une personne qui donne',
    simulateur: { ...SAISIE, revenus: 41_000, dons: 500 },
    profil: { situation_familiale: 'celibataire', nombre_enfants: 0, revenus_salaires: 41_000, dons_realises: 500 },
    question:
      'Célibataire sans enfant, 41 000 € net imposable, 500 € de dons à une association. Quel est mon impôt sur les revenus 2025 ?',
  },
  {
    nom: 'un bailleur en micro-foncier',
    profil: {
      situation_familiale: 'celibataire',
      nombre_enfants: 0,
      revenus_salaires: 40_000,
      revenus_fonciers: 6_000,
    },
    fiche: {
      situation_maritale_client: 'Célibataire',
      nombre_enfants_a_charge_client: 0,
      statut_professionnel_client1: 'Salarié',
      revenu_net_annuel_client1: 40_000,
      revenus_fonciers_annuels_bruts_foyer: 6_000,
    },
    question:
      'Célibataire sans enfant, 40 000 € net imposable et 6 000 € de loyers d’une location vide. Quel est mon impôt sur les revenus 2025 ?',
  },
  {
    nom: 'une profession libérale au réel',
    profil: { situation_familiale: 'celibataire', nombre_enfants: 0, revenus_bnc: 40_000 },
    fiche: {
      situation_maritale_client: 'Célibataire',
      nombre_enfants_a_charge_client: 0,
      statut_professionnel_client1: 'Indépendant',
      benefices_non_commerciaux_foyer: 40_000,
      notes_fiscales_client: 'BNC en déclaration contrôlée.',
    },
    question:
      'Célibataire sans enfant, bénéfice BNC au réel de 40 000 € (déclaration contrôlée). Quel est mon impôt sur les revenus 2025 ?',
  },
  {
    nom: 'un couple qui a des dividendes',
    profil: { situation_familiale: 'pacs', nombre_enfants: 0, revenus_salaires: 52_000, dividendes_recus: 3_000 },
    fiche: {
      situation_maritale_client: 'Pacsé(e)',
      nombre_enfants_a_charge_client: 0,
      statut_professionnel_client1: 'Salarié',
      revenu_net_annuel_client1: 26_000,
      statut_professionnel_client2: 'Salarié',
      revenu_net_annuel_client2: 26_000,
      revenus_capitaux_mobiliers_foyer: 3_000,
      notes_fiscales_client: 'Dividendes d’un compte-titres.',
    },
    question:
      'Pacsés sans enfant, 26 000 € net imposable chacun et 3 000 € de dividendes. Quel est notre impôt sur les revenus 2025 ?',
    preuves: {
      'foyer.declarant1.salaires': '26 000 € net imposable chacun',
      'foyer.declarant2.salaires': '26 000 € net imposable chacun',
    },
  },
  {
    nom: 'une profession libérale en micro',
    fiche: {
      situation_maritale_client: 'Célibataire',
      nombre_enfants_a_charge_client: 0,
      statut_professionnel_client1: 'Indépendant',
      benefices_non_commerciaux_foyer: 30_000,
      notes_fiscales_client: 'BNC au régime micro.',
    },
    question: 'Célibataire sans enfant, 30 000 € de recettes en micro-BNC. Quel est mon impôt sur les revenus 2025 ?',
  },
  {
    nom: 'un commerçant en micro, sur ses ventes',
    fiche: {
      situation_maritale_client: 'Célibataire',
      nombre_enfants_a_charge_client: 0,
      statut_professionnel_client1: 'Indépendant',
      benefices_industriels_commerciaux_foyer: 50_000,
      notes_fiscales_client: 'BIC micro, ventes de marchandises.',
    },
    question:
      'Célibataire sans enfant, micro-entreprise, 50 000 € de ventes de marchandises. Quel est mon impôt sur les revenus 2025 ?',
  },
  {
    nom: 'un artisan au réel',
    profil: { situation_familiale: 'celibataire', nombre_enfants: 0, revenus_bic: 35_000 },
    fiche: {
      situation_maritale_client: 'Célibataire',
      nombre_enfants_a_charge_client: 0,
      statut_professionnel_client1: 'Indépendant',
      benefices_industriels_commerciaux_foyer: 35_000,
      notes_fiscales_client: 'BIC au régime réel.',
    },
    question: 'Célibataire sans enfant, bénéfice BIC au réel de 35 000 €. Quel est mon impôt sur les revenus 2025 ?',
  },
  {
    nom: 'un bailleur au réel',
    fiche: {
      situation_maritale_client: 'Célibataire',
      nombre_enfants_a_charge_client: 0,
      statut_professionnel_client1: 'Salarié',
      revenu_net_annuel_client1: 40_000,
      revenus_fonciers_annuels_bruts_foyer: 12_000,
      charges_foncieres_deductibles_foyer: 4_000,
      notes_fiscales_client: 'Foncier au régime réel.',
    },
    question:
      'Célibataire sans enfant, 40 000 € net imposable, location vide au réel : 12 000 € de loyers et 4 000 € de charges. Quel est mon impôt sur les revenus 2025 ?',
  },
  {
    nom: 'un loueur en meublé, en micro',
    fiche: {
      situation_maritale_client: 'Célibataire',
      nombre_enfants_a_charge_client: 0,
      statut_professionnel_client1: 'Salarié',
      revenu_net_annuel_client1: 40_000,
      benefices_industriels_commerciaux_foyer: 9_000,
      notes_fiscales_client: 'LMNP au micro.',
    },
    question:
      'Célibataire sans enfant, 40 000 € net imposable et 9 000 € de loyers en LMNP au micro-BIC. Quel est mon impôt sur les revenus 2025 ?',
  },
  {
    nom: 'un couple aux frais réels',
    simulateur: {
      ...SAISIE,
      situationFamiliale: 'marie',
      revenus: 70_000,
      revenusDeclarant2: 30_000,
      fraisProfessionnels: 'reel',
      montantFraisReels: 6_000,
    },
    fiche: {
      situation_maritale_client: 'Marié(e)',
      nombre_enfants_a_charge_client: 0,
      statut_professionnel_client1: 'Salarié',
      revenu_net_annuel_client1: 40_000,
      statut_professionnel_client2: 'Salarié',
      revenu_net_annuel_client2: 30_000,
      faits_fiscaux_client: { 'foyer.declarant1.frais_reels': 6_000 },
    },
    question:
      'Mariés sans enfant, 40 000 € net imposable pour moi avec 6 000 € de frais réels, 30 000 € net imposable pour ma femme. Quel est notre impôt sur les revenus 2025 ?',
  },
  {
    nom: 'un salarié qui emploie à domicile et donne',
    simulateur: { ...SAISIE, revenus: 45_000, dons: 300, emploiDomicile: 2_000 },
    fiche: {
      situation_maritale_client: 'Célibataire',
      nombre_enfants_a_charge_client: 0,
      statut_professionnel_client1: 'Salarié',
      revenu_net_annuel_client1: 45_000,
      faits_fiscaux_client: { 'foyer.dons_66': 300, 'foyer.emploi_domicile': 2_000 },
    },
    question:
      'Célibataire sans enfant, 45 000 € net imposable, 300 € de dons à une association et 2 000 € de femme de ménage. Quel est mon impôt sur les revenus 2025 ?',
  },
  {
    nom: 'un épargnant qui a vendu des titres',
    profil: {
      situation_familiale: 'celibataire',
      nombre_enfants: 0,
      revenus_salaires: 48_000,
      plus_values_mobilieres: 4_000,
    },
    fiche: {
      situation_maritale_client: 'Célibataire',
      nombre_enfants_a_charge_client: 0,
      statut_professionnel_client1: 'Salarié',
      revenu_net_annuel_client1: 48_000,
      plus_values_mobilieres_foyer: 4_000,
    },
    question:
      'Célibataire sans enfant, 48 000 € net imposable et 4 000 € de plus-value sur des actions. Quel est mon impôt sur les revenus 2025 ?',
  },
];

const ANNEE = 2025;
const MON_IMPOT = 'Quel est mon impôt ?';
const octets = (faits: readonly Feuille[]): string => JSON.stringify(versMoteur('calculer_impot', faits));
const canonique = (entree: unknown): string => octets(depuisMoteur('calculer_impot', entree));

async function entreeLue(
  question: string,
  plus: Partial<DemandeAssistant> = {},
  modele = creerModeleEmbarque(),
): Promise<unknown> {
  const flux = creerAssistant({ modele }).repondre({
    question,
    historique: [],
    juridiction: 'FR',
    aujourdhui: '2026-11-20',
    ...plus,
  });
  for await (const evenement of flux)
    if (evenement.type === 'reponse')
      return evenement.bilan?.appels.find((a: AppelOutil) => a.outil === 'calculer_impot')?.entree;
  throw new Error('no answer');
}

const seules = new Map<string, Promise<unknown>>();

/** What the question alone is read as, which every place is compared to: read once. */
function entreeSeule({ question }: Foyer): Promise<unknown> {
  const lue = seules.get(question) ?? entreeLue(question);
  seules.set(question, lue);
  return lue;
}

const attendue = async (foyer: Foyer): Promise<string> => canonique(await entreeSeule(foyer));

/** The households that a place of the product can hold, with what it holds. */
const tenusPar = <C extends 'simulateur' | 'profil' | 'fiche'>(cle: C) =>
  FOYERS.flatMap((foyer) => {
    const saisie = foyer[cle];
    return saisie === undefined ? [] : [{ foyer, saisie, nom: foyer.nom }];
  });

/** The same facts, each object written backwards. */
const renverser = (v: unknown): unknown =>
  typeof v === 'object' && v !== null && !Array.isArray(v)
    ? Object.fromEntries(
        Object.entries(v)
          .map(([cle, valeur]) => [cle, renverser(valeur)])
          .toReversed(),
      )
    : v;

const tours: Tour[] = [];
let conduite: Conduite;
let serveur: ServeurDeModeles;
beforeAll(async () => {
  serveur = await ouvrirServeur(async (prompt, rang) => {
    const tour = await conduite(prompt, rang);
    tours.push(tour);
    return tour;
  });
});
afterAll(() => serveur.fermer());

describe('Un foyer donne la même entrée du moteur, octet pour octet', () => {
  it.each(tenusPar('simulateur'))('$nom, dans le simulateur', async ({ foyer, saisie }) =>
    expect(octets(depuisSimulateur(saisie, ANNEE).faits)).toBe(await attendue(foyer)),
  );

  it.each(tenusPar('profil'))('$nom, dans le profil', async ({ foyer, saisie }) => {
    expect(octets(depuisProfil(SchemaProfil.parse(saisie), ANNEE).faits)).toBe(await attendue(foyer));
    const lue = await entreeLue(MON_IMPOT, { profilEnregistre: { ...saisie } });
    expect(canonique(lue)).toBe(await attendue(foyer));
  });

  it.each(tenusPar('fiche'))('$nom, dans un dossier client', async ({ foyer, saisie }) => {
    expect(octets(depuisFicheClient({ ...saisie }, ANNEE).faits)).toBe(await attendue(foyer));
    const lue = await entreeLue('Quel est son impôt ?', {
      profilEnregistre: profilDuClient({ ...saisie }, ANNEE, reservesDuDossier),
      concerne: 'client',
    });
    expect(canonique(lue)).toBe(await attendue(foyer));
  });

  it.each(FOYERS)('$nom, lu par un modèle enregistré, dans un autre ordre', async (foyer) => {
    const entree = renverser(await entreeSeule(foyer));
    const modele = creerModeleDeLecture({ appels: [{ outil: 'calculer_impot', entree }], demandes: ['impot_final'] });
    const lue = await entreeLue(foyer.question, {}, modele);
    expect(JSON.stringify(lue)).not.toBe(await attendue(foyer));
    expect(canonique(lue)).toBe(await attendue(foyer));
  });

  it.each(FOYERS)('$nom, montré par un modèle hébergé, qui n’écrit aucun nombre', async (foyer) => {
    const { question, preuves = {} } = foyer;
    const d = demande(question);
    const appels = [{ outil: 'calculer_impot', entree: await entreeSeule(foyer), preuves }];
    conduite = lirait({ demande: ['impot_final'], appels, manques: [], statut: 'exact' }, d.aujourdhui);
    const { reponse } = await suivre(await brancher(serveur), d);
    expect(reponse.hebergement?.ecart).toBeUndefined();
    const [appel] = (tours.at(-1)?.appels ?? []).map((lue) => LectureLue.parse(JSON.parse(lue.arguments)));
    if (appel === undefined) throw new Error('the model read nothing');
    // What the engine takes is what the check makes of its marks, whatever the embedded reader read beside it.
    const tenue = verifier(appel, textesDe(d, new Pseudonymes([])));
    const lu = 'appels' in tenue ? tenue.appels.find((un) => un.outil === 'calculer_impot') : undefined;
    expect(canonique(lu?.entree)).toBe(await attendue(foyer));
  });
});
