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
import { describe, expect, it } from 'vitest';
import { profilDuClient } from '../../apps/api/src/domains/clients/contexte.ts';

/** One household, as each place of the product may hold it. */
interface Foyer {
  readonly nom: string;
  readonly simulateur?: SaisieImpot;
  readonly profil?: Profil;
  readonly fiche?: Partial<Client>;
  readonly question: string;
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
  },
];

const ANNEE = 2025;
const MON_IMPOT = 'Quel est mon impôt ?';
const octets = (faits: readonly Feuille[]): string => JSON.stringify(versMoteur('calculer_impot', faits));
const canonique = (entree: unknown): string => octets(depuisMoteur('calculer_impot', entree));

async function entreeLue(
  question: string,
  demande: Partial<DemandeAssistant> = {},
  modele = creerModeleEmbarque(),
): Promise<unknown> {
  const flux = creerAssistant({ modele }).repondre({
    question,
    historique: [],
    juridiction: 'FR',
    aujourdhui: '2026-11-20',
    ...demande,
  });
  for await (const evenement of flux)
    if (evenement.type === 'reponse')
      return evenement.bilan?.appels.find((a: AppelOutil) => a.outil === 'calculer_impot')?.entree;
  throw new Error('no answer');
}

const attendue = async ({ question }: Foyer): Promise<string> => canonique(await entreeLue(question));

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
      profilEnregistre: profilDuClient({ ...saisie }, ANNEE),
      concerne: 'client',
    });
    expect(canonique(lue)).toBe(await attendue(foyer));
  });

  it.each(FOYERS)('$nom, lu par un modèle enregistré, dans un autre ordre', async (foyer) => {
    const entree = renverser(await entreeLue(foyer.question));
    const modele = creerModeleDeLecture({ appels: [{ outil: 'calculer_impot', entree }], demandes: ['impot_final'] });
    const lue = await entreeLue(foyer.question, {}, modele);
    expect(JSON.stringify(lue)).not.toBe(await attendue(foyer));
    expect(canonique(lue)).toBe(await attendue(foyer));
  });
});
