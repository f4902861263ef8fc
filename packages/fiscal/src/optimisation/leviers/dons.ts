import { euros } from '../../core/typographie.ts';
import type { FoyerFiscal } from '../../france/impot-revenu/foyer.ts';
import type { Facture } from '../calcul.ts';
import { estRefus, facturer } from '../calcul.ts';
import { avantFinAnnee, conseiller, declarer, deUnFoyer, ecarter } from '../construire.ts';
import type { ContexteOptimisation, Evaluation } from '../levier.ts';

function donner(foyer: FoyerFiscal, montant: number): FoyerFiscal {
  return { ...foyer, dons_66: foyer.dons_66 + montant };
}

/** A gift to a public-interest body this year. It is never a saving: its net gain is what it leaves to the giver's charge. */
export function evaluerDon(
  foyer: FoyerFiscal,
  annee: number,
  avant: Facture,
  contexte: ContexteOptimisation,
): Evaluation {
  const don = contexte.don ?? 0;
  if (don <= 0) return ecarter('dons', 'Aucun don envisagé.');
  const apresFoyer = donner(foyer, don);
  const apres = facturer(apresFoyer, annee, contexte.options);
  if (estRefus(apres)) return ecarter('dons', apres.message);
  const gain = avant.total - apres.total;
  if (gain <= 0)
    return ecarter(
      'dons',
      'L’impôt est déjà annulé ou la limite de 20 % du revenu déjà atteinte : le don n’abaisserait rien.',
    );
  return conseiller({
    id: 'dons',
    action: `Donner ${euros(don)} à un organisme d’intérêt général : l’impôt baisse de ${euros(gain)}, le don coûte ${euros(don - gain)}.`,
    avant,
    apres,
    foyer: apresFoyer,
    calculs: deUnFoyer(foyer, apresFoyer, annee, contexte.options),
    cout: don,
    condition: 'Don sans contrepartie à un organisme d’intérêt général, reçu fiscal conservé.',
    risque: 'La réduction ne dépasse jamais l’impôt : elle n’est pas remboursée.',
    ...avantFinAnnee(annee),
    reference: 'CGI art. 200',
  });
}

interface Repartition {
  readonly ceci: number;
  readonly gain: number;
  readonly maintenant: Facture;
  readonly ensuite: Facture;
}

/**
 * The same gift this year, next year, or by halves. What exceeds 20 % of the income is carried forward, but a reduction
 * larger than the tax is lost: the year matters.
 */
export function evaluerCalendrierDons(
  foyer: FoyerFiscal,
  annee: number,
  avant: Facture,
  contexte: ContexteOptimisation,
): Evaluation {
  const id = 'calendrier_dons';
  const don = contexte.don ?? 0;
  if (don <= 0) return ecarter(id, 'Aucun don envisagé.');
  const suivant = contexte.foyerSuivant ?? foyer;
  const options = { ...contexte.options, hypothese: 'derniers-parametres' } as const;
  const avantSuivant = facturer(suivant, annee + 1, options);
  if (estRefus(avantSuivant)) return ecarter(id, avantSuivant.message);
  const repartitions: Repartition[] = [];
  for (const ceci of [don, don / 2, 0]) {
    const maintenant = facturer(donner(foyer, ceci), annee, contexte.options);
    const ensuite = facturer(donner(suivant, don - ceci), annee + 1, options);
    if (estRefus(maintenant)) return ecarter(id, maintenant.message);
    if (estRefus(ensuite)) return ecarter(id, ensuite.message);
    const gain = avant.total - maintenant.total + avantSuivant.total - ensuite.total;
    repartitions.push({ ceci, gain, maintenant, ensuite });
  }
  const [tout] = repartitions;
  let mieux = tout;
  for (const r of repartitions) if (mieux === undefined || r.gain > mieux.gain) mieux = r;
  if (tout === undefined || mieux === undefined || mieux.gain <= tout.gain) {
    return ecarter(id, 'Donner cette année est déjà au moins aussi avantageux que l’an prochain.');
  }
  const reste = don - mieux.ceci;
  const deuxAns = (ceci: number) => [
    declarer(`Revenus ${annee}`, donner(foyer, ceci), annee, contexte.options),
    declarer(`Revenus ${annee + 1}`, donner(suivant, don - ceci), annee + 1, options),
  ];
  return conseiller({
    id,
    action:
      mieux.ceci === 0
        ? `Donner les ${euros(don)} l’an prochain plutôt que cette année.`
        : `Donner ${euros(mieux.ceci)} cette année et ${euros(reste)} l’an prochain plutôt que tout cette année.`,
    avant: tout.maintenant,
    apres: mieux.maintenant,
    totalAvant: tout.maintenant.total + tout.ensuite.total,
    totalApres: mieux.maintenant.total + mieux.ensuite.total,
    foyer: donner(foyer, mieux.ceci),
    calculs: { avant: deuxAns(don), apres: deuxAns(mieux.ceci) },
    condition: 'Même don, versé sur deux années civiles.',
    risque: 'La situation de l’an prochain est supposée connue ; sinon la même que cette année.',
    ...avantFinAnnee(annee),
    reference: 'CGI art. 200 et 197 I 5',
    reserves: mieux.ensuite.impot.reserves,
  });
}
