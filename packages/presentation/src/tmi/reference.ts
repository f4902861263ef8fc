import { calculerTmiReference } from '@francis/fiscal/optimisation';
import { formaterTaux } from '../ecriture/index.ts';
import type { MarcheRemplie } from '../ecriture/dessins.ts';
import { enParts, euros } from '../commun/ecrire.ts';
import { etapeReference } from '../commun/reference.ts';
import { detaillerTranches, type ResultatTmi } from './resultat.ts';
import type { SituationTmi } from './situation.ts';

/** The literal formula of the specification. Its bands above the income are not drawn: the formula does not give them. */
export function calculerReference(s: SituationTmi): ResultatTmi {
  const r = calculerTmiReference({
    revenusAnnuels: s.revenusAnnuels,
    situation: s.situationFamiliale === 'pacs' ? 'pacse' : s.situationFamiliale,
    enfants: s.nombreEnfants,
    chargesDeductibles: s.chargesDeductibles,
  });
  const marches: MarcheRemplie[] = [];
  let de = 0;
  for (const [i, t] of r.tranchesApplicables.entries()) {
    const derniere = i === r.tranchesApplicables.length - 1;
    const a = derniere ? null : de + t.montant;
    marches.push({ de, a, taux: t.taux / 100, assiette: t.montant, impot: t.impot });
    de += t.montant;
  }
  const etapes = r.tranchesApplicables.map((t) =>
    etapeReference(
      `Tranche ${t.tranche}`,
      t.impot * r.parts,
      `${euros(t.montant)} × ${formaterTaux(t.taux / 100)} × ${enParts(r.parts)}`,
    ),
  );
  return {
    revenuImposable: r.revenuImposable,
    quotientFamilial: r.quotientFamilial,
    parts: r.parts,
    tmi: r.tmi / 100,
    impotEstime: r.impotEstime,
    tranchesApplicables: detaillerTranches(marches, r.parts),
    conseils: r.conseils,
    optimisations: r.optimisations,
    statut: null,
    reserves: [],
    difference: r.difference,
    trace: etapeReference(
      'Impôt estimé',
      r.impotEstime,
      'Somme des tranches × parts, arrondie à l’euro',
      'EUR',
      etapes,
    ),
    marches,
    parPart: r.quotientFamilial,
    partsRetenues: r.parts,
    courbe: null,
  };
}
