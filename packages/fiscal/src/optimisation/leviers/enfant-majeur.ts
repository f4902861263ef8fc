import { euros } from '../../core/typographie.ts';
import { choisirParametres } from '../../france/impot-revenu/calculer.ts';
import { completerFoyer, completerPersonne } from '../../france/impot-revenu/completer-foyer.ts';
import type { FoyerFiscal } from '../../france/impot-revenu/foyer.ts';
import type { Facture } from '../calcul.ts';
import { additionner, ECART_ARRONDIS, estRefus, facturer } from '../calcul.ts';
import { aLaDeclaration, conseiller, declarer, ecarter } from '../construire.ts';
import type { ContexteOptimisation, EnfantMajeur, Evaluation } from '../levier.ts';
import { avecPensionEnPlus } from '../pension-en-plus.ts';

function rattacher(foyer: FoyerFiscal, enfant: EnfantMajeur): FoyerFiscal {
  const personne = completerPersonne({ annee_naissance: enfant.annee_naissance, salaires: enfant.salaires });
  return { ...foyer, enfants: [...foyer.enfants, personne] };
}

/** The child's own return: what the parents deduct is taxed as a pension. */
function foyerEnfant(enfant: EnfantMajeur, pension: number): FoyerFiscal {
  return completerFoyer({
    annee_naissance_declarant1: enfant.annee_naissance,
    declarant1: { salaires: enfant.salaires, pensions_retraite: pension },
  });
}

/**
 * The adult child on the parents' return (a share of part, and the child's income), or on the child's own with
 * maintenance deducted by the parents. The whole family's tax is compared. The household given has neither.
 */
export function evaluerEnfantMajeur(
  foyer: FoyerFiscal,
  annee: number,
  _avant: Facture,
  contexte: ContexteOptimisation,
): Evaluation {
  const id = 'enfant_majeur';
  const enfant = contexte.enfantMajeur;
  if (enfant === undefined) return ecarter(id, 'Aucun enfant majeur hors du foyer n’est indiqué.');
  const parametres = choisirParametres(annee, contexte.options);
  if ('statut' in parametres) return ecarter(id, parametres.message);
  const limite = parametres.valeurs.enfants.age_max_rattachement_sans_etudes;
  if (enfant.etudes === false && annee - enfant.annee_naissance > limite) {
    return ecarter(
      id,
      `Un enfant de plus de ${limite} ans au 1er janvier qui n’étudie pas ne peut pas être rattaché : il déclare seul, et seule une pension se déduit.`,
    );
  }
  const avecEnfant = rattacher(foyer, enfant);
  const attache = facturer(avecEnfant, annee, contexte.options);
  if (estRefus(attache)) return ecarter(id, attache.message);
  const avecPension = avecPensionEnPlus(foyer, enfant.pension);
  const parents = facturer(avecPension, annee, contexte.options);
  if (estRefus(parents)) return ecarter(id, parents.message);
  // The child is taxed on what the parents may deduct, not on all that they paid.
  const taxee = Math.min(enfant.pension, parametres.valeurs.charges.pension_enfant_majeur);
  const deEnfant = foyerEnfant(enfant, taxee);
  const seul = facturer(deEnfant, annee, contexte.options);
  if (estRefus(seul)) return ecarter(id, seul.message);
  const separe = additionner([parents, seul]);
  const mieuxAttache = attache.total <= separe.total;
  const gain = Math.abs(attache.total - separe.total);
  if (gain <= ECART_ARRONDIS)
    return ecarter(id, 'Rattacher l’enfant ou lui verser la pension revient au même pour la famille.');
  const ensemble = [declarer('Parents, enfant rattaché', avecEnfant, annee, contexte.options)];
  const separement = [
    declarer('Parents, pension déduite', avecPension, annee, contexte.options),
    declarer('Enfant', deEnfant, annee, contexte.options),
  ];
  const communs = {
    id,
    condition:
      'Enfant de moins de 21 ans, ou de moins de 25 ans s’il étudie ; le rattachement exclut toute pension déduite.',
    risque:
      'La pension déduite par les parents est imposable chez l’enfant ; le rattachement ajoute ses revenus à ceux des parents.',
    ...aLaDeclaration(annee),
    reference: 'CGI art. 6 3 et 156 II 2°',
    reserves: seul.impot.reserves,
  } as const;
  if (mieuxAttache) {
    return conseiller({
      ...communs,
      action: `Rattacher l’enfant : la famille paie ${euros(gain)} de moins qu’avec une pension de ${euros(enfant.pension)}.`,
      avant: parents,
      apres: attache,
      totalAvant: separe.total,
      foyer: avecEnfant,
      calculs: { avant: separement, apres: ensemble },
    });
  }
  return conseiller({
    ...communs,
    action: `Ne pas rattacher l’enfant et déduire la pension : la famille paie ${euros(gain)} de moins.`,
    avant: attache,
    apres: parents,
    totalApres: separe.total,
    foyer: avecPension,
    calculs: { avant: ensemble, apres: separement },
  });
}
