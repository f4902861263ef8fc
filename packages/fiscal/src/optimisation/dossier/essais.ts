import { arrondirEuro } from '../../core/arrondi.ts';
import { euros } from '../../core/typographie.ts';
import { choisirParametres } from '../../france/impot-revenu/calculer.ts';
import type { Declarant, FoyerFiscal } from '../../france/impot-revenu/foyer.ts';
import { declarants, nommer, type RangDeclarant, retoucher } from '../construire.ts';
import type { Cadre, Idee, Projets } from './piste.ts';
import { avecPensionEnPlus } from '../pension-en-plus.ts';

const AN_SUIVANT = 1;

/** Ceiling left to a filer; undefined when nothing says it. */
function plafondLibre(d: Declarant): number | undefined {
  const dit = d.per_reports.reduce((somme, report) => somme + report, d.per_plafond);
  return dit > 0 ? Math.max(0, dit - d.per_versements) : undefined;
}

const versPer = (foyer: FoyerFiscal, rang: RangDeclarant, montant: number): FoyerFiscal =>
  retoucher(foyer, rang, { per_versements: (foyer[rang]?.per_versements ?? 0) + montant });

/** The payment that somebody means to make: within the ceiling, and beyond it with the one that the other leaves. */
function per({ foyer, annee }: Cadre, projets: Projets): Idee[] {
  return declarants(foyer).flatMap((rang) => {
    const voulu = projets[rang]?.per_versements ?? 0;
    const declarant = foyer[rang];
    if (voulu <= 0 || declarant === null) return [];
    const libre = plafondLibre(declarant);
    const sien = libre === undefined ? voulu : Math.min(voulu, libre);
    const commun = {
      condition:
        libre === undefined
          ? 'Dans la limite du plafond de l’avis, qui n’est pas au dossier ; avant 70 ans pour les versements depuis 2026.'
          : `Plafond disponible de ${euros(libre)} ; avant 70 ans pour les versements depuis 2026.`,
      risque:
        'Épargne bloquée jusqu’à la retraite, sauf résidence principale et accidents de la vie ; sortie imposable.',
      article: 'CGI art. 163 quatervicies ; CMF art. L224-4',
      justificatif: 'Attestation fiscale du gestionnaire, avis d’imposition pour le plafond',
      echeance: `31 décembre ${annee + AN_SUIVANT}`,
    };
    const idee = (suffixe: string, montant: number, apres: FoyerFiscal, action: string): Idee => ({
      ...commun,
      id: `per_${rang}${suffixe}`,
      titre: `Verser ${euros(montant)} sur le PER${nommer(foyer, rang)}`,
      action,
      foyer: apres,
    });
    const dans =
      sien > 0
        ? [
            idee(
              '',
              sien,
              versPer(foyer, rang, sien),
              `Verser ${euros(sien)} avant la fin de l’année, déduits du revenu.`,
            ),
          ]
        : [];
    if (sien >= voulu || foyer.declarant2 === null || foyer.per_mutualisation) return dans;
    const ensemble = { ...versPer(foyer, rang, voulu), per_mutualisation: true };
    const action = `Verser ${euros(voulu)} en cochant la case 6QR : le plafond de l’autre conjoint sert aussi.`;
    return [...dans, idee('_mutualise', voulu, ensemble, action)];
  });
}

function fraisReels({ foyer, annee }: Cadre, projets: Projets): Idee[] {
  return declarants(foyer).flatMap((rang) => {
    const frais = projets[rang]?.frais_reels ?? 0;
    const declarant = foyer[rang];
    if (declarant === null || frais <= declarant.frais_reels || declarant.salaires === 0) return [];
    return {
      id: `frais_reels_${rang}`,
      titre: `Frais réels${nommer(foyer, rang)}`,
      action: `Déclarer ${euros(frais)} de frais réels au lieu des 10 %.`,
      foyer: retoucher(foyer, rang, { frais_reels: frais }),
      condition: 'Frais nécessaires à l’emploi, payés dans l’année et justifiés ; chacun choisit pour lui-même.',
      risque: 'Les cotisations syndicales entrent alors dans les frais et n’ouvrent plus de crédit.',
      article: 'CGI art. 83 3°',
      justificatif: 'Carte grise, relevé des trajets, factures',
      echeance: `Déclaration des revenus ${annee}`,
    };
  });
}

const RECETTES = {
  micro_bnc: ['bnc_reel', 'la déclaration contrôlée', 'CGI art. 102 ter 5'],
  lmnp_micro: ['lmnp_reel_net', 'le réel (location meublée)', 'CGI art. 50-0 4 et 39 C'],
  micro_bic_services: ['bic_reel', 'le réel simplifié', 'CGI art. 50-0 4'],
  micro_bic_ventes: ['bic_reel', 'le réel simplifié', 'CGI art. 50-0 4'],
} as const;
type Recettes = keyof typeof RECETTES;
const ORDRE: readonly Recettes[] = ['micro_bnc', 'lmnp_micro', 'micro_bic_services', 'micro_bic_ventes'];

/** Actual charges against the flat allowance of the first trade that has receipts; a loss is carried, not deducted. */
function reel({ foyer, annee }: Cadre, projets: Projets): Idee[] {
  return declarants(foyer).flatMap((rang) => {
    const charges = projets[rang]?.charges_activite;
    const declarant = foyer[rang];
    const recettes = declarant && ORDRE.find((champ) => declarant[champ] > 0);
    if (charges === undefined || !declarant || !recettes) return [];
    const [benefice, regime, article] = RECETTES[recettes];
    const net = Math.max(0, declarant[recettes] - charges);
    return {
      id: `reel_${recettes}_${rang}`,
      titre: `Choisir ${regime}${nommer(foyer, rang)}`,
      action: `Déduire ${euros(charges)} de charges réelles au lieu de l’abattement forfaitaire.`,
      foyer: retoucher(foyer, rang, { [recettes]: 0, [benefice]: declarant[benefice] + net }),
      condition: 'Comptabilité de l’activité, et charges réellement payées ; amortissements compris pour un meublé.',
      risque:
        'Tenue d’une comptabilité ; option d’un an reconduite. Les cotisations sociales changent aussi d’assiette.',
      article,
      justificatif: 'Liasse fiscale, factures',
      echeance: `Option pour l’année ${annee + AN_SUIVANT}, à la déclaration`,
    };
  });
}

function fonciers({ foyer, annee }: Cadre, { charges_foncieres: charges }: Projets): Idee[] {
  const recettes = foyer.micro_foncier_recettes;
  if (charges === undefined || recettes === 0) return [];
  return [
    {
      id: 'reel_foncier',
      titre: 'Location nue au régime réel',
      action: `Déduire ${euros(charges)} de charges au lieu de l’abattement du micro-foncier.`,
      foyer: {
        ...foyer,
        micro_foncier_recettes: 0,
        revenus_fonciers_reel_net: foyer.revenus_fonciers_reel_net + Math.max(0, recettes - charges),
      },
      condition: 'Option à la déclaration, pour trois ans.',
      risque: 'Irrévocable pendant trois ans, même si les charges baissent.',
      article: 'CGI art. 28, 31 et 32 4',
      justificatif: 'Factures, quittances d’assurance, taxe foncière',
      echeance: `Déclaration des revenus ${annee}`,
    },
  ];
}

function emploiDomicile({ foyer, annee }: Cadre, { emploi_domicile: plus = 0 }: Projets): Idee[] {
  if (plus <= 0) return [];
  return [
    {
      id: 'emploi_domicile_plus',
      titre: `Emploi à domicile : ${euros(plus)} de plus`,
      action: `La moitié de la dépense revient en crédit d’impôt, dans le plafond.`,
      foyer: { ...foyer, emploi_domicile: foyer.emploi_domicile + plus },
      condition: 'Dépense utile en elle-même : le crédit n’en rend que la moitié.',
      risque: 'Au-delà du plafond, la dépense ne donne rien.',
      article: 'CGI art. 199 sexdecies',
      justificatif: 'Attestation fiscale de l’Urssaf (Cesu) ou de l’organisme',
      echeance: `31 décembre ${annee + AN_SUIVANT}`,
    },
  ];
}

function pensions({ foyer, annee }: Cadre, projets: Projets): Idee[] {
  const idees: Idee[] = [];
  const { pension_ascendant: ascendant = 0, pension_enfant_majeur: enfant = 0 } = projets;
  if (ascendant > 0)
    idees.push({
      id: 'pension_ascendant',
      titre: 'Déduire l’aide à un ascendant',
      action: `Déduire ${euros(ascendant)} de pension ou d’avantage en nature.`,
      foyer: { ...foyer, pensions_alimentaires_autres: foyer.pensions_alimentaires_autres + ascendant },
      condition: 'Ascendant dans le besoin ; hébergé, un forfait par mois passé suffit.',
      risque: 'Imposable chez lui, sauf hébergement d’un ascendant de plus de 75 ans aux faibles ressources.',
      article: 'CGI art. 156 II 2° ; C. civ. art. 205',
      justificatif: 'Ressources de l’ascendant, virements ou attestation d’hébergement',
      echeance: `Déclaration des revenus ${annee}`,
    });
  if (enfant <= 0) return idees;
  // Whoever tells that maintenance says that the child is of age: the eldest.
  const [detache] = foyer.enfants.toSorted((a, b) => a.annee_naissance - b.annee_naissance);
  if (detache)
    idees.push({
      id: 'detacher_enfant',
      titre: 'Détacher l’enfant majeur et lui verser une pension',
      action: `Déduire ${euros(enfant)} de pension au lieu de compter l’enfant dans les parts.`,
      foyer: {
        ...avecPensionEnPlus(foyer, enfant),
        enfants: foyer.enfants.filter((e) => e !== detache),
        scolarite: { ...foyer.scolarite, superieur: Math.max(0, foyer.scolarite.superieur - 1) },
      },
      condition: 'L’enfant déclare seul et ne peut plus être rattaché cette année-là.',
      risque: 'La pension est imposable chez l’enfant.',
      article: 'CGI art. 6, 3 et 156 II 2°',
      justificatif: 'Virements, ou preuve de l’hébergement et des ressources de l’enfant',
      echeance: `Déclaration des revenus ${annee}`,
    });
  return idees;
}

/** What no project is needed for: an option of the return, or a right of the next one. */
function automatiques({ foyer, annee, options, avant }: Cadre): Idee[] {
  const idees: Idee[] = [];
  const capitaux = foyer.dividendes + foyer.interets;
  const assurance =
    foyer.assurance_vie_moins_8_ans + foyer.assurance_vie_8_ans_taux_reduit + foyer.assurance_vie_8_ans_taux_plein;
  if (capitaux + assurance + foyer.plus_values_mobilieres > 0)
    idees.push({
      id: 'option_bareme',
      titre: foyer.option_bareme
        ? 'Revenir au prélèvement forfaitaire'
        : 'Choisir le barème pour les revenus du capital',
      action: foyer.option_bareme ? 'Décocher la case 2OP.' : 'Cocher la case 2OP de la déclaration.',
      foyer: {
        ...foyer,
        option_bareme: !foyer.option_bareme,
        csg_deductible_base_2BH: foyer.csg_deductible_base_2BH || capitaux + assurance,
      },
      condition: 'Option globale : elle vaut pour tous les revenus du capital de l’année.',
      risque: 'Le revenu imposable augmente, et avec lui ce qui en dépend hors de l’impôt.',
      article: 'CGI art. 200 A, 2',
      justificatif: 'Imprimé fiscal unique de la banque',
      echeance: `Déclaration des revenus ${annee}`,
    });
  if (
    avant.impot.cehr > 0 &&
    foyer.rfr_n_moins_1 !== null &&
    foyer.rfr_n_moins_2 !== null &&
    !foyer.demande_lissage_cehr
  )
    idees.push({
      id: 'lissage_cehr',
      titre: 'Lisser la contribution sur les hauts revenus',
      action: 'Demander le calcul par quotient, revenus exceptionnels étalés.',
      foyer: { ...foyer, demande_lissage_cehr: true },
      condition: 'Revenu d’au moins une fois et demie la moyenne des deux années d’avant, restées sous le seuil.',
      risque: 'Sur réclamation, à l’appui des avis des deux années.',
      article: 'CGI art. 223 sexies, II',
      justificatif: 'Avis d’imposition des deux années d’avant',
      echeance: `Réclamation après l’avis des revenus ${annee}`,
    });
  const parametres = choisirParametres(annee, options);
  const auBareme = foyer.revenus_fonciers_reel_net;
  if ('statut' in parametres || auBareme <= 0) return idees;
  const csg = arrondirEuro(auBareme * parametres.valeurs.capital.csg_deductible);
  idees.push({
    id: 'csg_deductible',
    titre: 'CSG déductible des loyers (case 6DE)',
    action: `Vérifier que ${euros(csg)} de CSG sont déduits de la déclaration suivante.`,
    foyer: { ...foyer, csg_deductible_6DE: foyer.csg_deductible_6DE + csg },
    condition: 'CSG payée sur les loyers au réel, déductible l’année de son paiement.',
    risque: 'Mesuré sur le même foyer : l’année suivante peut différer.',
    article: 'CGI art. 154 quinquies, II',
    justificatif: 'Avis de prélèvements sociaux',
    echeance: `Déclaration des revenus ${annee + AN_SUIVANT}`,
  });
  return idees;
}

/** What could be done, each with the household as it would become. */
export const essais = (cadre: Cadre, projets: Projets): Idee[] => [
  ...per(cadre, projets),
  ...fraisReels(cadre, projets),
  ...reel(cadre, projets),
  ...fonciers(cadre, projets),
  ...emploiDomicile(cadre, projets),
  ...pensions(cadre, projets),
  ...automatiques(cadre),
];
