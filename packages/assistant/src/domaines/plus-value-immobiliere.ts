import { expliquerPlusValueImmobiliere } from '@francis/fiscal/patrimoine';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import { lireDuree } from './dates.ts';
import { type FaitManquant, definirDomaine, expliquer, manque } from './domaine.ts';
import { demandeUnCalcul, type QuestionLue, trouverDate, trouverMontant } from './question.ts';
import { lireVendeurs, partsEgales } from './vendeurs.ts';

const Entree = z.strictObject({
  date_cession: z.iso.date(),
  date_acquisition: z.iso.date().optional(),
  annees_detention: z.int().min(0).max(100).optional(),
  prix_cession: z.number().min(0).max(1e9),
  prix_acquisition: z.number().min(0).max(1e9),
  frais_cession: z.number().min(0).optional(),
  frais_acquisition: z.number().min(0).optional(),
  travaux: z.number().min(0).optional(),
  mode_acquisition: z.enum(['onereux', 'gratuit']).optional(),
  nature: z.enum(['bati', 'terrain_a_batir', 'terrain', 'parts_sci']).optional(),
  quotes_parts: z.array(z.number().min(0).max(1)).min(1).max(20).optional(),
  amortissements_deduits: z.number().min(0).optional(),
});
type Entree = z.infer<typeof Entree>;

const BIEN =
  /\b(?:apparts?|appartements?|maisons?|immeubles?|terrains?|studios?|biens?|logements?|parkings?|garages?|locati\w+|residences? secondaires?|duplex|villa|chalet|t[1-5]|f[1-5]|local|box|sci)\b/;
const VENTE =
  /\bpart a \d|\bprix de (?:cession|vente)\b|\b(?:vend\w*|revend\w*|cede\w*|ceder|cession|vente|signer|signe)\b|\bplus-values?\b|\bsurtaxe\b/;
/** Not the gain: what is asked is duty, the exemption of the home, a business. */
const AUTRE_SUJET = /\b(?:actions|titres|parts sociales|fonds de commerce|bitcoins?|crypto\w*|pea)\b/;
const RESIDENCE =
  /(?<!\b(?:pas|pas ma|pas notre|pas la|pas une|ni|jamais ete|jamais ete ma|jamais ete notre|non|hors|n'est plus ma|n'est pas ma|n'est pas notre|n'etait pas ma|n'a jamais ete ma|n'a jamais ete notre|sans etre ma) )\b(?:residence|maison|habitation|logement) principale?\b|\b(?:maison|appartement|logement) (?:ou|que) (?:j'habite|nous habitons|je vis|on habite|on vit)\b/;

/** Under any threshold that the law has had: the engine then says whether the price is exempt. */
const PETIT_PRIX = 15_000;

function lire(q: QuestionLue) {
  if (q.juridiction !== 'FR' || !VENTE.test(q.texte) || !BIEN.test(q.texte) || AUTRE_SUJET.test(q.texte))
    return undefined;
  const parts = /\bparts? (?:de|d'une|dans) (?:la |ma |notre |une )?sci\b/.test(q.texte);
  if (RESIDENCE.test(q.texte) || (q.montants.length === 0 && !(parts && demandeUnCalcul(q)))) return undefined;
  const acquisition =
    trouverMontant(q, { avant: /\bprix d'(?:achat|acquisition)\b[^#]{0,14}$/ }) ??
    trouverMontant(q, {
      avant: /\b(?:achet\w*|acquis\w*|acquisition|achat|pay\w+|prise?|herit\w+|donation|recu\w*|declaree?)\b[^#]*$/,
      apres: /^ ?€? ?(?:a l'achat|d'achat)\b/,
      sauf: /\b(?:revend\w*|vend\w*|cede\w*|vente|signer?|travaux|frais)\b[^#]*#|# ?€? ?de (?:frais|droits|travaux)/,
    });
  const cession =
    trouverMontant(q, { avant: /\bprix de (?:vente|cession|revente)\b[^#]{0,14}$|\bpart a $/ }) ??
    trouverMontant(q, {
      avant: /\b(?:revend\w*|vend\w*|cede\w*|cession|vente|revente|signer?|sign\w+)\b[^#]*$/,
      sauf: /\b(?:achet\w*|acquis\w*|achat|travaux|frais)\b[^#]*#|# ?€? ?de (?:frais|droits|travaux)/,
    });
  const gain = /\bplus-value (?:de|brute|nette|realisee)\b/.test(q.texte);
  if (cession === undefined && acquisition === undefined && gain) return undefined;
  // A small price is exempt whatever was paid and when, shares of a company excepted; a land with a building permit is not read here.
  if (
    !parts &&
    cession !== undefined &&
    cession <= PETIT_PRIX &&
    (acquisition === undefined || acquisition === cession)
  )
    return { entree: { date_cession: q.jour, annees_detention: 0, prix_cession: cession, prix_acquisition: 0 } };
  const achat = trouverDate(
    q,
    /\b(?:achet\w*|acquis\w*|achat|acquisition|pay(?:e|ee|es|ees)|prise?|herit\w+|recu\w*|donation)\b(?![^.?]*\b(?:vend|revend|cede|sign|vente|part a))[^.?]*$/,
  );
  const vente = trouverDate(
    q,
    /\b(?:revend\w*|vend\w*|cede\w*|vente|cession|signer?)\b(?![^.?]*\b(?:achet|acqui|achat|pris))[^.?]*$/,
  );
  const frais = trouverMontant(q, {
    apres: /^ ?€? ?de (?:frais|droits)\b/,
    avant: /\b(?:frais de notaire|frais d'acquisition|frais)\b[^#]{0,28}$/,
  });
  const duree = achat === undefined ? lireDuree(q.texte) : undefined;
  if (parts && q.montants.length === 0)
    return {
      manques: [
        manque('le prix de vente des parts et leur prix d’achat', 'la plus-value en dépend'),
        manque('la date d’achat et si la SCI est à l’impôt sur le revenu ou sur les sociétés', 'le régime en dépend'),
      ],
    };
  const manques: FaitManquant[] = [];
  if (acquisition === undefined || acquisition === cession)
    manques.push(
      manque(
        'le prix d’achat (ou la valeur déclarée si le bien a été reçu)',
        'la plus-value en dépend',
        'vente.prix_acquisition',
      ),
    );
  if (cession === undefined) manques.push(manque('le prix de vente', 'la plus-value en dépend', 'vente.prix_cession'));
  if (achat === undefined && duree === undefined)
    manques.push(
      manque('la date d’achat', 'les abattements dépendent de la durée de détention', 'vente.date_acquisition'),
    );
  if (manques.length > 0)
    manques.push(
      manque('si ce logement est votre résidence principale', 'sa vente est alors exonérée, quelle que soit la durée'),
    );
  if (!parts && cession !== undefined && cession <= PETIT_PRIX && acquisition !== undefined)
    return {
      entree: {
        date_cession: q.jour,
        annees_detention: duree ?? 0,
        prix_cession: cession,
        prix_acquisition: acquisition,
      },
    };
  if (manques.length > 0 || acquisition === undefined || cession === undefined) return { manques };
  const forfaits = /\bforfaits?\b/.test(q.texte);
  const travaux = forfaits
    ? undefined
    : trouverMontant(q, { avant: /\btravaux\b[^#]{0,50}$/, apres: /^ ?€? ?de travaux\b/ });
  const vendeurs = lireVendeurs(q.texte);
  const memeDate = achat !== undefined && vente !== undefined && achat.debut === vente.debut;
  return {
    entree: {
      date_cession: vente === undefined || memeDate ? q.jour : vente.jour,
      ...(achat === undefined ? { annees_detention: duree ?? 0 } : { date_acquisition: achat.jour }),
      prix_cession: cession,
      prix_acquisition: acquisition,
      ...(travaux === undefined ? {} : { travaux }),
      ...(frais === undefined ? {} : { frais_acquisition: frais }),
      ...(/\b(?:herit\w+|donation|succession|recu\w* de mes parents)\b/.test(q.texte)
        ? { mode_acquisition: 'gratuit' as const }
        : {}),
      ...(parts ? { nature: 'parts_sci' as const } : {}),
      ...(vendeurs === undefined ? {} : { quotes_parts: [...partsEgales(vendeurs)] }),
      ...(!parts &&
      /\bterrains?\b(?! (?:non|de (?:tennis|camping)))/.test(q.texte) &&
      !/\b(?:maison|appartement|studio|villa|immeuble|logement)\b/.test(q.texte)
        ? { nature: 'terrain_a_batir' as const }
        : {}),
    },
  };
}

export const PLUS_VALUE_IMMOBILIERE = definirDomaine<Entree>({
  outil: 'calculer_plus_value_immobiliere',
  description: 'Impôt et prélèvements sociaux sur la vente d’un bien immobilier par un particulier.',
  schema: Entree,
  objet: 'l’impôt sur la plus-value',
  prime: /\bplus[- ]values?\b|\bvend\w*\b|\brevend\w*\b/,
  lire,
  calculer: (e) =>
    expliquer(
      expliquerPlusValueImmobiliere({
        date_cession: e.date_cession,
        ...(e.date_acquisition === undefined
          ? { annees_detention: e.annees_detention ?? 0 }
          : { date_acquisition: e.date_acquisition }),
        prix_cession: e.prix_cession,
        prix_acquisition: e.prix_acquisition,
        ...(e.frais_cession === undefined ? {} : { frais_cession: e.frais_cession }),
        ...(e.frais_acquisition === undefined ? {} : { frais_acquisition: e.frais_acquisition }),
        ...(e.travaux === undefined ? {} : { travaux: e.travaux }),
        ...(e.mode_acquisition === undefined ? {} : { mode_acquisition: e.mode_acquisition }),
        ...(e.nature === undefined ? {} : { nature: e.nature }),
        ...(e.quotes_parts === undefined ? {} : { quotes_parts: e.quotes_parts }),
        ...(e.amortissements_deduits === undefined ? {} : { amortissements_deduits: e.amortissements_deduits }),
      }),
    ),
  rediger: (e, r, b) => {
    const j = (regle: string): string => jeton(r.appel, regle);
    if (e.nature === 'parts_sci')
      b.paragraphe(
        'La vente de parts d’une société immobilière suit le régime des immeubles, sans l’exonération des petits prix (CGI art. 150 UB).',
      );
    if (r.chiffres['pvi.exoneration'] === 0) {
      b.paragraphe(
        `Rien n’est dû sur cette vente : **${j('pvi.total')}**. Le prix ne dépasse pas ${j('@pvi.seuil_prix')} par cédant, ce qui exonère la plus-value.[^cgi-150-u]`,
      );
      b.paragraphe('Le seuil se juge par cédant et sur le bien entier : vendre en plusieurs fois ne le multiplie pas.');
      return;
    }
    if (r.chiffres['pvi.total'] === 0) {
      b.paragraphe(
        `Rien n’est dû sur cette vente : **${j('pvi.total')}** d’impôt et de prélèvements sociaux.[^cgi-150-u][^cgi-150-vc]`,
      );
    } else {
      const surtaxe = r.chiffres['pvi.surtaxe'] === 0 ? '' : `, dont ${j('pvi.surtaxe')} de surtaxe`;
      b.paragraphe(
        `Vous paieriez **${j('pvi.impot')}** d’impôt et **${j('pvi.prelevements_sociaux')}** de prélèvements sociaux sur la plus-value, soit ${j('pvi.total')} en tout${surtaxe}.[^cgi-200-b][^cgi-150-u]`,
      );
    }
    b.paragraphe(
      `La plus-value brute est de ${j('pvi.plus_value_brute')} : le prix de vente moins le prix d’achat corrigé des frais et travaux, ${j('pvi.prix_acquisition')} (CGI art. 150 VB). Après ${j('pvi.duree')} années pleines, l’abattement est de ${j('pvi.abattement_ir')} pour l’impôt, ce qui laisse ${j('pvi.base_ir')} imposables, et de ${j('pvi.abattement_ps')} pour les prélèvements sociaux, soit ${j('pvi.base_ps')}.[^cgi-150-vc]`,
    );
    b.paragraphe('Le notaire déclare et paie au moment de la vente. La résidence principale est exonérée.');
  },
});
