import { trouverNoeud } from '@francis/fiscal';
import { expliquerRachatAssuranceVie } from '@francis/fiscal/patrimoine';
import { z } from 'zod';
import { jeton } from '../orchestration/jetons.ts';
import { lireDuree, reculer } from './dates.ts';
import { type FaitManquant, definirDomaine, expliquer, manque, sansAbsents } from './domaine.ts';
import { demandeUnCalcul, type QuestionLue, trouverDate, trouverMontant } from './question.ts';

const Entree = z.strictObject({
  date_rachat: z.iso.date(),
  date_ouverture: z.iso.date(),
  gains: z.number().min(0).max(1e9).optional(),
  montant_rachat: z.number().min(0).max(1e9).optional(),
  valeur_contrat: z.number().min(0).max(1e9).optional(),
  versements: z.number().min(0).max(1e9).optional(),
  versements_avant_2017: z
    .number()
    .min(0)
    .max(1e9)
    .optional()
    .describe('Part des versements faite avant le 27 septembre 2017 : leurs gains gardent l’ancien barème.'),
  gains_avant_2017: z.number().min(0).max(1e9).optional(),
  primes_tous_contrats: z.number().min(0).max(1e9).optional(),
  primes_tous_contrats_avant_2017: z.number().min(0).max(1e9).optional(),
  situation: z.enum(['seul', 'couple']),
  /** Only the part of the withdrawal that is gain was asked: the day of opening changes nothing. */
  part_seule: z.boolean().default(false),
});
type Entree = z.infer<typeof Entree>;

const CONTRAT =
  /\bassurances?[- ]vie\b|\bav\b(?= (?:\d|ouverte?|de|souscrite?|depuis|du|a|que))|\b(?:mon|une|cette|l') ?av\b|\bcontrats? de capitalisation\b|\brachats?\b[^.?]{0,40}\bcontrat\b/;
const RACHAT = /\b(?:rachet\w*|rachats?|retir\w+|retrait|sor[ts]\w*|recuper\w+|vide\w*)\b/;

function lire(q: QuestionLue) {
  if (q.juridiction !== 'FR' || !CONTRAT.test(q.texte) || !RACHAT.test(q.texte)) return undefined;
  if (q.montants.length === 0 && !(demandeUnCalcul(q) && /\b(?:j'ai|je|mon|ma|nous)\b/.test(q.texte))) return undefined;
  if (/\bsans impot\b|\babattement\b/.test(q.texte) && q.montants.length === 0) return undefined;
  if (/\b(?:deces|decede\w*|mort\w*|beneficiaires?|heritiers?)\b/.test(q.texte)) return undefined;
  const gains = trouverMontant(q, {
    apres: /^ ?€? ?(?:de (?:gains?|plus[- ]values?|produits?|interets?)|d'interets)\b/,
    avant: /\b(?:gains?|plus[- ]values?|interets?|produits?)\b[^#]{0,25}$/,
  });
  const versements = trouverMontant(q, {
    avant: /\b(?:vers\w+|primes?|place\w*|mis)\b[^#]{0,40}$/,
    apres: /^ ?€? ?(?:de (?:versements?|primes?)|verses?)\b/,
    sauf: /\b(?:gains?|rachet\w*|retir\w*|vaut|valeur)\b[^#]{0,30}#/,
  });
  const valeur = trouverMontant(q, { avant: /\b(?:vaut|valeur|valorise\w*|atteint|contrat de|total de)\b[^#]{0,25}$/ });
  const retrait = trouverMontant(q, {
    avant: /\b(?:rachet\w*|rachats?(?: partiel)? de|retir\w+|retrait de|sor[ts]\w*|recuper\w+)\b[^#]{0,25}$/,
    sauf: /# ?€? ?de gains/,
  });
  const ouverture = trouverDate(
    q,
    /\b(?:ouver\w+|souscri\w+|depuis|date de|contrat de|pris\w*|assurance[- ]vie)\b[^.?]*$/,
  );
  // A duration told last (« et si le contrat n’avait que cinq ans ») replaces the date.
  const corrigee = q.phrases.length > 1 ? lireDuree(q.phrases.at(-1) ?? '') : undefined;
  const duree = corrigee ?? (ouverture === undefined ? lireDuree(q.texte) : undefined);
  const partSeule =
    /\b(?:quelle|combien|la) (?:est la )?(?:part|fraction|proportion|montant|de)\b[^?]{0,60}\b(?:gains?|interets|plus[- ]value|produits|imposables?)\b/.test(
      q.texte,
    );
  if (
    retrait !== undefined &&
    valeur !== undefined &&
    versements !== undefined &&
    partSeule &&
    ouverture === undefined &&
    duree === undefined
  )
    return {
      entree: {
        date_rachat: q.jour,
        date_ouverture: q.jour,
        montant_rachat: retrait,
        valeur_contrat: valeur,
        versements,
        situation: 'seul' as const,
        part_seule: true,
      },
    };
  const manques: FaitManquant[] = [];
  if (ouverture === undefined && duree === undefined)
    manques.push(
      manque('la date d’ouverture du contrat', 'le taux et l’abattement en dépendent', 'rachat.date_ouverture'),
    );
  const calculables =
    gains !== undefined || (retrait !== undefined && valeur !== undefined && versements !== undefined);
  if (!calculables)
    manques.push(
      manque(
        'la part de gains du rachat (ou la valeur du contrat et le total versé)',
        'seuls les gains sont imposés',
        'rachat.gains',
      ),
    );
  if (manques.length > 0) return { manques };
  const rachat = trouverDate(q, /\b(?:rachet\w*|rachats?|retir\w*|en|retrait)\b[^.?]{0,12}$/);
  // « tout versé avant septembre 2017 »: every premium keeps the former scale.
  const toutAncien =
    /\b(?:tout(?:e?s)?|totalite|integralite|rien) (?:a ete |ont ete |j'ai |les |mes |des )?(?:\w+ )?vers\w+[^.?]{0,25}\bavant\b[^.?]{0,25}\b2017\b|\brien vers\w+ (?:depuis|apres) [^.?]{0,15}2017\b/.test(
      q.texte,
    );
  const date = rachat === undefined || rachat.debut === ouverture?.debut ? q.jour : rachat.jour;
  return {
    entree: {
      date_rachat: date,
      date_ouverture: corrigee === undefined && ouverture !== undefined ? ouverture.jour : reculer(date, duree ?? 0),
      ...sansAbsents(gains === undefined ? { montant_rachat: retrait, valeur_contrat: valeur, versements } : { gains }),
      ...sansAbsents({ primes_tous_contrats: versements }),
      ...(toutAncien && versements !== undefined ? { versements_avant_2017: versements } : {}),
      ...(toutAncien && gains !== undefined ? { gains_avant_2017: gains } : {}),
      situation: /\b(?:marie\w*|pacse\w*|couple|mon mari|ma femme|mon epoux|mon epouse)\b/.test(q.texte)
        ? ('couple' as const)
        : ('seul' as const),
      part_seule: false,
    },
  };
}

export const ASSURANCE_VIE = definirDomaine<Entree>({
  outil: 'calculer_rachat_assurance_vie',
  description: 'Impôt et prélèvements sociaux sur le rachat d’un contrat d’assurance-vie.',
  schema: Entree,
  objet: 'l’imposition de ce rachat',
  lire,
  calculer: ({ part_seule, ...e }) => {
    const calcul = expliquer(expliquerRachatAssuranceVie(sansAbsents(e)));
    if (!part_seule || !('trace' in calcul)) return calcul;
    const part = trouverNoeud(calcul.trace, 'av.part_de_gains');
    return part === undefined ? calcul : { trace: part, statut: 'exact', reserves: [], hypotheses: [] };
  },
  rediger: (e, r, b) => {
    const j = (regle: string): string => jeton(r.appel, regle);
    if (e.part_seule) {
      b.paragraphe(
        `La part de gains de ce rachat est de **${j('av.part_de_gains')}** : elle seule est imposable.[^cgi-125-0-a]`,
      );
      b.paragraphe(
        'C’est le rachat multiplié par les gains du contrat, rapportés à sa valeur. Donnez la date d’ouverture du contrat : je calcule l’impôt et les prélèvements sociaux.',
      );
      return;
    }
    b.paragraphe(
      `Ce rachat coûte **${j('av.impot')}** d’impôt forfaitaire et **${j('av.prelevements_sociaux')}** de prélèvements sociaux, soit ${j('av.total')} en tout.[^cgi-125-0-a][^cgi-200-a]`,
    );
    b.paragraphe(
      `Seule la part de gains est imposée : ${j('av.part_de_gains')}.${Number(r.chiffres['av.abattement'] ?? 0) > 0 ? ` L’abattement annuel des contrats d’au moins huit ans est de ${j('av.abattement')}.` : ''} Les prélèvements sociaux portent sur tous les gains, sans abattement.[^css-l136-7]`,
    );
    b.paragraphe(
      'Vous pouvez préférer le barème dans votre déclaration ; l’option vaut pour tous vos revenus de capitaux.',
    );
  },
});
