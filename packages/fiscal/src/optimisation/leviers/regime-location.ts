import { euros } from '../../core/typographie.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import { choisirParametres } from '../../france/impot-revenu/calculer.ts';
import type { FoyerFiscal } from '../../france/impot-revenu/foyer.ts';
import type { Valeurs } from '../../france/parametres/definition.ts';
import type { Facture } from '../calcul.ts';
import { estRefus, facturer } from '../calcul.ts';
import { aLaDeclaration, conseiller, declarer, ecarter, retoucher } from '../construire.ts';
import type { ContexteOptimisation, Evaluation, Location } from '../levier.ts';

interface Regime {
  readonly nom: string;
  readonly foyer: FoyerFiscal;
  readonly reserves: readonly string[];
}

/** Unfurnished, real regime: charges first, then interest, whose loss is only carried forward (CGI art. 156 I 3°). */
function nuAuReel(foyer: FoyerFiscal, l: Location, p: Valeurs): Regime {
  const apresInterets = l.recettes - l.interets;
  const net = apresInterets - l.charges;
  // The part of the loss due to charges other than interest is set against the global income.
  const perte = net >= 0 ? 0 : Math.min(-net, l.charges);
  const imputable = Math.min(perte, Math.max(0, p.foncier.limite_deficit - foyer.deficit_foncier_imputable));
  return {
    nom: 'location nue au réel',
    foyer: {
      ...foyer,
      revenus_fonciers_reel_net: foyer.revenus_fonciers_reel_net + Math.max(0, net),
      deficit_foncier_imputable: foyer.deficit_foncier_imputable + imputable,
    },
    reserves:
      -net > imputable && net < 0
        ? ['Le reste du déficit foncier se reporte dix ans : son effet futur n’est pas compté.']
        : [],
  };
}

/** The four regimes open to one dwelling let all year, each on top of the household as it is. */
function regimes(foyer: FoyerFiscal, l: Location, p: Valeurs): Regime[] {
  const d = foyer.declarant1;
  const possibles: Regime[] = [];
  const reelDeja = foyer.revenus_fonciers_reel_net > 0 || foyer.deficit_foncier_imputable > 0;
  if (!reelDeja && foyer.micro_foncier_recettes + l.recettes <= p.foncier.limite_micro) {
    possibles.push({
      nom: 'location nue en micro-foncier',
      foyer: { ...foyer, micro_foncier_recettes: foyer.micro_foncier_recettes + l.recettes },
      reserves: [],
    });
  }
  if (foyer.micro_foncier_recettes === 0) possibles.push(nuAuReel(foyer, l, p));
  if (d.lmnp_micro + l.recettes <= p.micro.limite_services) {
    possibles.push({
      nom: 'location meublée en micro-BIC',
      foyer: retoucher(foyer, 'declarant1', { lmnp_micro: d.lmnp_micro + l.recettes }),
      reserves: [],
    });
  }
  // Depreciation never makes a loss: what exceeds the rents is carried forward (CGI art. 39 C).
  const avantAmortissement = Math.max(0, l.recettes - l.charges - l.interets);
  const net = Math.max(0, avantAmortissement - l.amortissement);
  possibles.push({
    nom: 'location meublée au réel',
    foyer: retoucher(foyer, 'declarant1', { lmnp_reel_net: d.lmnp_reel_net + net }),
    reserves: [
      'Les amortissements déduits sont repris dans la plus-value de cession depuis le 15 février 2025 : ce coût futur n’est pas compté.',
    ],
  });
  return possibles;
}

const majuscule = (nom: string): string => nom.charAt(0).toUpperCase() + nom.slice(1);

interface Choix {
  readonly regime: Regime;
  readonly facture: Facture;
}

/** The same dwelling let unfurnished or furnished, under the flat or the real regime: the cheapest against the dearest. */
export function evaluerRegimeLocation(
  foyer: FoyerFiscal,
  annee: number,
  _avant: Facture,
  contexte: ContexteOptimisation,
): Evaluation {
  const id = 'regime_location';
  const location = contexte.location;
  if (location === undefined) return ecarter(id, 'Aucune location à comparer n’est indiquée.');
  const parametres = choisirParametres(annee, contexte.options);
  if ('statut' in parametres) return ecarter(id, parametres.message);
  const choix: Choix[] = [];
  let refus: RefusFiscal | null = null;
  for (const regime of regimes(foyer, location, parametres.valeurs)) {
    const facture = facturer(regime.foyer, annee, contexte.options);
    if (estRefus(facture)) refus = facture;
    else choix.push({ regime, facture });
  }
  choix.sort((a, b) => a.facture.total - b.facture.total);
  const mieux = choix[0];
  const pire = choix.at(-1);
  if (mieux === undefined || pire === undefined) return ecarter(id, refus?.message ?? 'Aucun régime n’est ouvert.');
  const autres = choix
    .slice(1)
    .map((c) => `${c.regime.nom} : ${euros(c.facture.total - mieux.facture.total)} de plus`)
    .join(' ; ');
  if (pire.facture.total === mieux.facture.total)
    return ecarter(id, 'Tous les régimes ouverts coûtent le même impôt cette année.');
  return conseiller({
    id,
    action: `Choisir la ${mieux.regime.nom} (${autres}).`,
    avant: pire.facture,
    apres: mieux.facture,
    foyer: mieux.regime.foyer,
    calculs: {
      avant: [declarer(majuscule(pire.regime.nom), pire.regime.foyer, annee, contexte.options)],
      apres: [declarer(majuscule(mieux.regime.nom), mieux.regime.foyer, annee, contexte.options)],
    },
    condition:
      'Le bail et l’équipement du logement doivent répondre au régime choisi ; le meublé n’est pas professionnel. Déjà loué en meublé, le réel s’opte pendant la déclaration des résultats de l’année précédente.',
    risque: 'Le réel engage une comptabilité ; passer du nu au meublé change le bail et ses garanties.',
    ...aLaDeclaration(annee),
    reference: 'CGI art. 31, 32, 35 bis, 39 C et 50-0',
    reserves: mieux.regime.reserves,
  });
}
