import { motsDits } from '@francis/lecture';
import { expliquerSurtaxe } from '@francis/fiscal/patrimoine';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import { definirDomaine, expliquer, sansAbsents } from './domaine.ts';
import { montantUnique } from './question.ts';
import { sansResultatsAvances } from './resultats-avances.ts';
import { lireVendeurs, partsEgales } from './vendeurs.ts';

const Entree = z.strictObject({
  date_cession: z.iso.date(),
  plus_value_imposable: z.number().min(0).max(1e9),
  /** Sellers of equal shares: the law judges each of them apart. */
  vendeurs: z.int().min(1).max(20).optional(),
});

export const SURTAXE = definirDomaine<z.infer<typeof Entree>>({
  outil: 'calculer_surtaxe_plus_value',
  description: 'Surtaxe sur une plus-value immobilière élevée, déjà calculée après abattement.',
  schema: Entree,
  objet: 'la surtaxe',
  prime: motsDits('surtaxe'),
  lire: (q) => {
    if (
      q.juridiction !== 'FR' ||
      !motsDits(
        'surtaxe|1609 nonies g|taxe additionnelle|taxe supplementaire|taxe en plus|grosses plus-values|grosses plus values|grosse plus-value|plus-values elevees|plus-value elevee|plus values elevees',
      ).test(q.texte)
    )
      return undefined;
    if (!/\b(?:plus[- ]values?|pvi?)\b[^?]*\b(?:imposable|taxable|apres abattements?|nette)\b/.test(q.texte))
      return undefined;
    const base = montantUnique(sansResultatsAvances(q));
    return base === undefined
      ? undefined
      : {
          entree: {
            date_cession: q.jour,
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
