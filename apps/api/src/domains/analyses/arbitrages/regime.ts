import type { Declarant, FoyerFiscal } from '@francis/fiscal';
import { type Choix, type Dossier, departager, demander, sansObjet, totalDu } from './arbitrage.ts';

const LOCATION_NUE = 'location nue';
const TETE = { id: 'micro_ou_reel', titre: 'Micro ou réel' };

type Benefice = 'bnc_reel' | 'lmnp_reel_net' | 'bic_reel';
const RECETTES = {
  micro_bnc: ['bnc_reel', 'activité libérale', 'CGI art. 102 ter et 97'],
  lmnp_micro: ['lmnp_reel_net', 'location meublée', 'CGI art. 50-0 et 39 C'],
  micro_bic_services: ['bic_reel', 'prestations de services', 'CGI art. 50-0 et 302 septies A bis'],
  micro_bic_ventes: ['bic_reel', 'ventes', 'CGI art. 50-0 et 302 septies A bis'],
} as const satisfies Record<string, readonly [Benefice, string, string]>;
const ORDRE = ['micro_bnc', 'lmnp_micro', 'micro_bic_services', 'micro_bic_ventes'] as const;
const RANGS = ['declarant1', 'declarant2'] as const;

interface Activite {
  readonly nom: string;
  readonly recettes: number;
  readonly charges: number | undefined;
  /** Part of the charges that is not paid. */
  readonly amortissements?: number | undefined;
  readonly fait: string;
  readonly article: string;
  readonly engagement: string;
  readonly sans: FoyerFiscal;
  readonly reel: (net: number) => FoyerFiscal;
}

function* activites({ foyer, projets }: Dossier): Generator<Activite> {
  if (foyer.micro_foncier_recettes > 0) {
    const sans = { ...foyer, micro_foncier_recettes: 0 };
    yield {
      nom: LOCATION_NUE,
      recettes: foyer.micro_foncier_recettes,
      charges: projets.charges_foncieres,
      fait: 'projet.charges_foncieres',
      article: 'CGI art. 28, 31 et 32',
      engagement: 'Option à la déclaration, irrévocable trois ans.',
      sans,
      reel: (net) => ({ ...sans, revenus_fonciers_reel_net: foyer.revenus_fonciers_reel_net + net }),
    };
  }
  for (const rang of RANGS) {
    const declarant = foyer[rang];
    const champ = declarant && ORDRE.find((c) => declarant[c] > 0);
    if (!declarant || !champ) continue;
    const [benefice, nom, article] = RECETTES[champ];
    const retoucher = (plus: Partial<Declarant>): FoyerFiscal => ({ ...foyer, [rang]: { ...declarant, ...plus } });
    yield {
      nom,
      recettes: declarant[champ],
      charges: projets[rang]?.charges_activite,
      amortissements: projets[rang]?.amortissements_activite,
      fait: `projet.${rang}.charges_activite`,
      article,
      engagement: 'Option pour un an, reconduite ; comptabilité à tenir.',
      sans: retoucher({ [champ]: 0 }),
      reel: (net) => retoucher({ [champ]: 0, [benefice]: declarant[benefice] + net }),
    };
  }
}

/** What of the charges is money, as far as the file says it. */
function direLePaiement({ nom, amortissements }: Activite): string {
  if (nom === LOCATION_NUE || amortissements === 0) return 'Les charges sont supposées payées dans les deux cas.';
  return amortissements !== undefined
    ? 'Les charges sont supposées payées dans les deux cas, sauf les amortissements.'
    : 'Toutes les charges sont supposées payées dans les deux cas. Des amortissements ne le sont pas, et laisseraient d’autant plus.';
}

/** Flat allowance or actual charges, for the first activity that has receipts and whose charges are known. */
export const microOuReel: Choix = (d) => {
  const toutes = [...activites(d)];
  const [premiere] = toutes;
  if (!premiere) return sansObjet(TETE, 'Aucune recette du dossier n’est au régime micro.');
  const lue = toutes.find(({ charges }) => charges !== undefined);
  if (!lue || lue.charges === undefined)
    return demander(
      TETE,
      `Quelles sont les charges réelles de l’activité (${premiere.nom}), amortissements compris ?`,
      premiere.fait,
    );
  const { recettes, charges, amortissements } = lue;
  const avant = recettes - Math.max(0, charges - (amortissements ?? 0));
  const sans = totalDu(lue.sans, d);
  const cout = (apres: FoyerFiscal): number => totalDu(apres, d) - sans;
  const micro = cout(d.foyer);
  const reel = cout(lue.reel(Math.max(0, recettes - charges)));
  const { statut } = d.faite;
  return departager(
    { ...TETE, titre: `Micro ou réel : ${lue.nom}` },
    [
      {
        libelle: 'Régime micro',
        cout: micro,
        reste: avant - micro,
        condition: 'Abattement forfaitaire, dans la limite de recettes du régime.',
        article: lue.article,
        statut,
      },
      {
        libelle: 'Régime réel',
        cout: reel,
        reste: avant - reel,
        condition: lue.engagement,
        article: lue.article,
        statut,
      },
    ],
    [
      direLePaiement(lue),
      ...(charges > recettes ? ['La perte est reportée, sans effet sur l’impôt de l’année.'] : []),
      'Cotisations sociales de l’indépendant non comprises.',
    ],
  );
};
