import { motsDits } from '@francis/lecture';
import { expliquerSurtaxe } from '@francis/fiscal/patrimoine';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import { definirDomaine, expliquer, sansAbsents } from './domaine.ts';
import { montantUnique } from './question.ts';
import { sansResultatsAvances } from './resultats-avances.ts';
import { lireRoles } from './roles.ts';
import { lireVendeurs, partsEgales } from './vendeurs.ts';

const Entree = z.strictObject({
  date_cession: z.iso.date(),
  plus_value_imposable: z.number().min(0).max(1e9),
  /** Sellers of equal shares: the law judges each of them apart. */
  vendeurs: z.int().min(1).max(20).optional(),
});

const SURTAXE_NOMMEE = motsDits(
  'surtaxe|1609 nonies g|taxe additionnelle|taxe supplementaire|taxe en plus|taxe en +|taxe sur les plus-values elevees|taxe sur les plus values elevees|taxe sur les grosses ventes|grosses ventes|grosses plus-values|grosses plus values|grosse plus-value|plus-values elevees|plus-value elevee|plus values elevees',
);
const APRES_ABATTEMENT = motsDits(
  "imposable|taxable|apres abattement|apres abattements|apres l'abattement|nette|nettes|apres toutes les reductions|apres les abattements",
);
const ROLES = {
  gain: 'plus[- ]values?|pvi?|gain|imposable|taxable',
  prix: 'prix|vendu\\w*|ventes? (?:de|etait|a)|cedee?',
};
/** Sales before that are not of today's law. */
const VENTES = '2022-01-01';

export const SURTAXE = definirDomaine<z.infer<typeof Entree>>({
  outil: 'calculer_surtaxe_plus_value',
  description: 'Surtaxe sur une plus-value immobilière élevée, déjà calculée après abattement.',
  schema: Entree,
  objet: 'la surtaxe',
  prime: SURTAXE_NOMMEE,
  lire: (q) => {
    if (q.juridiction !== 'FR' || !SURTAXE_NOMMEE.test(q.texte) || !APRES_ABATTEMENT.test(q.texte)) return undefined;
    const dite = sansResultatsAvances(q);
    const base = lireRoles(dite, ROLES).de('gain') ?? montantUnique(dite);
    return base === undefined
      ? undefined
      : {
          entree: {
            date_cession: q.dates.findLast((d) => d.precision === 'jour' && d.jour >= VENTES)?.jour ?? q.jour,
            plus_value_imposable: base,
            ...sansAbsents({ vendeurs: lireVendeurs(q.texte) }),
          },
        };
  },
  calculer: ({ vendeurs = 1, ...e }) => expliquer(expliquerSurtaxe({ ...e, quotes_parts: partsEgales(vendeurs) })),
  rediger: (_, r, b) => {
    b.paragraphe(`La surtaxe sur cette plus-value est de **${jeton(r.appel, 'pvi.surtaxe')}**.[^cgi-1609-nonies-g]`);
    b.paragraphe(
      'Elle s’ajoute à l’impôt et aux prélèvements sociaux. Son taux monte par paliers et s’applique à tout le gain, avec un lissage après chaque seuil.',
    );
  },
});
