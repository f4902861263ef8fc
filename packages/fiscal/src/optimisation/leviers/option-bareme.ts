import { euros } from '../../core/typographie.ts';
import type { FoyerFiscal } from '../../france/impot-revenu/foyer.ts';
import type { Facture } from '../calcul.ts';
import { estRefus, facturer } from '../calcul.ts';
import { aLaDeclaration, conseiller, deUnFoyer, ecarter } from '../construire.ts';
import type { ContexteOptimisation, Evaluation } from '../levier.ts';

function revenusConcernes(f: FoyerFiscal): number {
  return (
    f.dividendes +
    f.interets +
    f.plus_values_mobilieres +
    f.assurance_vie_moins_8_ans +
    f.assurance_vie_8_ans_taux_reduit +
    f.assurance_vie_8_ans_taux_plein
  );
}

/** The option changes sides; the base of the deductible CSG is that of dividends and interest when none is declared. */
function basculer(f: FoyerFiscal): FoyerFiscal {
  const base = f.csg_deductible_base_2BH > 0 ? f.csg_deductible_base_2BH : f.dividendes + f.interets;
  return { ...f, option_bareme: !f.option_bareme, csg_deductible_base_2BH: base };
}

/** Flat tax against the scale: one option for all the capital income of the year. */
export function evaluerOptionBareme(
  foyer: FoyerFiscal,
  annee: number,
  avant: Facture,
  contexte: ContexteOptimisation,
): Evaluation {
  const id = 'option_bareme';
  if (revenusConcernes(foyer) === 0)
    return ecarter(id, 'Le foyer n’a ni dividendes, ni intérêts, ni plus-values mobilières.');
  const autre = basculer(foyer);
  const apres = facturer(autre, annee, contexte.options);
  if (estRefus(apres)) return ecarter(id, apres.message);
  if (apres.total >= avant.total) {
    return ecarter(
      id,
      foyer.option_bareme
        ? 'Le barème est déjà plus avantageux que le prélèvement forfaitaire.'
        : 'Le prélèvement forfaitaire est déjà plus avantageux que le barème.',
    );
  }
  const gain = euros(avant.total - apres.total);
  return conseiller({
    id,
    action: autre.option_bareme
      ? `Cocher la case 2OP (barème) : l’impôt baisse de ${gain}.`
      : `Décocher la case 2OP (prélèvement forfaitaire) : l’impôt baisse de ${gain}.`,
    avant,
    apres,
    foyer: autre,
    calculs: deUnFoyer(foyer, autre, annee, contexte.options),
    condition: 'Option globale : elle vaut pour tous les revenus du capital de l’année.',
    risque: 'Au barème, le revenu imposable augmente, et avec lui ce qui en dépend hors de l’impôt.',
    ...aLaDeclaration(annee),
    reference: 'CGI art. 200 A 2 et 158 3 2°',
  });
}
