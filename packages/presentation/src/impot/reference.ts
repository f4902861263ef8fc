import { calculerSimulateurReference } from '@francis/fiscal/optimisation';
import { formaterTaux, type NoeudAffiche } from '../ecriture/index.ts';
import type { GroupeCascade } from '../ecriture/dessins.ts';
import { arrondi, enParts, euros, retire } from '../commun/ecrire.ts';
import { SAISI } from '../commun/deduire.ts';
import { etape } from '../commun/etape.ts';
import { etapeReference } from '../commun/reference.ts';
import type { ResultatImpot } from './calcul.ts';
import type { SituationImpot } from './situation.ts';

/** The literal formula of the specification: its five inputs only, amounts to the euro on the screen. */
export function calculerReference(s: SituationImpot): ResultatImpot {
  const r = calculerSimulateurReference({
    revenus: s.revenus,
    situation: s.situationFamiliale,
    enfants: s.enfants,
    fraisProfessionnels: s.fraisProfessionnels,
    montantFraisReels: s.montantFraisReels,
  });
  const frais = s.revenus - r.revenuImposable;
  const trace = tracer(s, r, frais);
  return {
    impotBrut: r.impotBrut,
    decote: r.decote,
    impotNet: r.impotNet,
    tauxMarginal: r.tauxMarginal / 100,
    economiesPossibles: r.economiesPossibles,
    optimisations: r.optimisations,
    tauxMoyen: r.revenuImposable > 0 ? r.impotNet / r.revenuImposable : 0,
    impotApresDecote: r.impotNet,
    parts: r.parts,
    revenuImposable: r.revenuImposable,
    statut: null,
    reserves: [],
    difference: r.difference,
    trace,
    escalier: null,
    cascade: cascade(s, r, frais, trace),
    courbe: null,
  };
}

type Reference = ReturnType<typeof calculerSimulateurReference>;

const retirer = (montant: number): string => (montant > 0 ? retire(arrondi(montant)) : arrondi(0));

function cascade(s: SituationImpot, r: Reference, frais: number, trace: NoeudAffiche): GroupeCascade[] {
  const noeud = (libelle: string, valeur: number) => etape(trace, `reference.${libelle}`, valeur);
  return [
    {
      titre: 'Revenu',
      lignes: [
        { libelle: 'Revenus déclarés', de: 0, a: s.revenus, montant: arrondi(s.revenus), noeud: SAISI },
        {
          libelle: 'Frais professionnels',
          de: r.revenuImposable,
          a: s.revenus,
          montant: retirer(frais),
          ton: 'gain',
          noeud: noeud('Frais professionnels', frais),
        },
        {
          libelle: 'Revenu imposable',
          de: 0,
          a: r.revenuImposable,
          montant: arrondi(r.revenuImposable),
          total: true,
          noeud: noeud('Revenu imposable', r.revenuImposable),
        },
      ],
    },
    {
      titre: 'Impôt, à son échelle',
      lignes: [
        {
          libelle: `Barème sur ${enParts(r.parts)}`,
          de: 0,
          a: r.impotBrut,
          montant: arrondi(r.impotBrut),
          noeud: noeud('Impôt brut', r.impotBrut),
        },
        {
          libelle: 'Décote',
          de: r.impotNet,
          a: r.impotBrut,
          montant: retirer(r.decote),
          ton: 'gain',
          noeud: noeud('Décote', r.decote),
        },
        {
          libelle: 'Impôt net',
          de: 0,
          a: r.impotNet,
          montant: arrondi(r.impotNet),
          ton: 'accent',
          total: true,
          finale: true,
          noeud: trace,
        },
      ],
    },
  ];
}

function tracer(s: SituationImpot, r: Reference, frais: number): NoeudAffiche {
  const forfait = s.fraisProfessionnels === 'forfait';
  return etapeReference('Impôt net', r.impotNet, 'Impôt brut − décote', 'EUR', [
    etapeReference('Frais professionnels', frais, forfait ? '10 % du revenu, plafonnés' : 'Frais réels saisis'),
    etapeReference('Revenu imposable', r.revenuImposable, `${euros(s.revenus)} − ${euros(frais)}`),
    etapeReference('Nombre de parts', r.parts, 'Adultes, puis enfants', 'parts'),
    etapeReference(
      'Impôt brut',
      r.impotBrut,
      `${euros(r.revenuImposable / r.parts)} par part, tranche à ${formaterTaux(r.tauxMarginal / 100)}, moins le décalage de la tranche, × ${enParts(r.parts)}`,
    ),
    etapeReference(
      'Décote',
      r.decote,
      r.decote > 0 ? 'Forfait − 45,25 % de l’impôt, au plus l’impôt' : 'Impôt trop élevé',
    ),
  ]);
}
