import { motsDits } from '@francis/lecture';
import { parametresImpotRevenu } from '@francis/fiscal';
import type { Comprehension } from '../comprehension/comprendre.ts';
import { estCouple } from '../comprehension/foyer.ts';
import { situationFiscale } from '../comprehension/situation-fiscale.ts';
import { jeton } from '../orchestration/jetons.ts';
import type { ResultatChiffre } from '../outils/resultats.ts';
import type { Brouillon } from './brouillon.ts';
import { periode } from './periode.ts';

/** First taxable wage, found by search on the engine. */
export function redigerSeuil(c: Comprehension, r: ResultatChiffre, b: Brouillon, autre?: ResultatChiffre): void {
  redigerPremierImpot(r, b);
  if (autre !== undefined) {
    const annee = 'L’année nommée peut être celle de l’impôt ou celle des revenus : les deux seuils sont donnés.';
    b.paragraphe(
      `Pour les revenus de ${autre.annee}, l’impôt commence à **${jeton(autre.appel, 'seuil.premier_impot')}**.${b.note('annee', 'avertissement', 'Année', annee)}`,
    );
  }
  if (c.faits.situation === undefined)
    b.paragraphe('Le calcul vaut pour une personne seule sans enfant. Donnez votre situation pour votre propre seuil.');
  for (const [cle, genre, titre, texte] of reservesDuSeuil(c))
    b.paragraphe(`${texte}${b.note(cle, genre, titre, texte)}`);
}

/** What the threshold does not say by itself: another amount than the one asked, or a household that has two readings. */
function reservesDuSeuil(c: Comprehension): (readonly [string, 'hypothese' | 'avertissement', string, string])[] {
  const { caseT } = situationFiscale(c.faits);
  return [
    ...(motsDits('brut|bruts').test(c.texte)
      ? [
          [
            'brut',
            'avertissement',
            'Salaire net imposable',
            'Ce seuil est un salaire net imposable, et non le brut : les cotisations de votre métier font la différence.',
          ] as const,
        ]
      : []),
    ...(caseT === 'inconnu' && (c.faits.enfants ?? []).length > 0
      ? [
          [
            'case_t',
            'avertissement',
            'Parent isolé',
            'Si vous vivez seul avec vos enfants, la case T ajoute une demi-part et ce seuil monte : vivez-vous seul avec eux ?',
          ] as const,
        ]
      : []),
    ...(estCouple(c.faits.situation)
      ? [
          [
            'un_salaire',
            'hypothese',
            'Un seul salaire',
            'Le seuil est celui d’un couple qui a un seul salaire ; avec deux, les arrondis le déplacent de quelques euros.',
          ] as const,
        ]
      : []),
  ];
}

export function redigerPremierImpot(r: ResultatChiffre, b: Brouillon): void {
  b.paragraphe(
    `L’impôt commence à partir de **${jeton(r.appel, 'seuil.premier_impot')}** de salaire net imposable par an (${periode(r.annee)}).[^cgi-197][^cgi-83]`,
  );
  b.paragraphe(
    `Ce seuil tient compte du forfait pour frais professionnels, de la décote et de la somme minimale mise en recouvrement, ${jeton(r.appel, '@recouvrement.seuil_impot')} (CGI art. 1657). Nombre de parts du foyer : ${jeton(r.appel, 'apres/ir.parts')}.`,
  );
}

/** The scale of a year, from the parameters that the engine applied. */
export function redigerBareme(r: ResultatChiffre, b: Brouillon): void {
  const p = (nom: string): string => jeton(r.appel, `@bareme.${nom}`);
  b.paragraphe(
    `Voici le barème de l’impôt sur le revenu, par part (${periode(r.annee)}).[^cgi-197] Chaque taux ne porte que sur la fraction du revenu comprise dans la tranche.`,
  );
  b.tableau(
    ['Fraction du revenu par part', 'Taux'],
    [
      [`jusqu’à ${p('seuil_1')}`, 'non imposée'],
      [`de ${p('seuil_1')} à ${p('seuil_2')}`, p('taux_1')],
      [`de ${p('seuil_2')} à ${p('seuil_3')}`, p('taux_2')],
      [`de ${p('seuil_3')} à ${p('seuil_4')}`, p('taux_3')],
      [`au-delà de ${p('seuil_4')}`, p('taux_4')],
    ],
  );
  b.paragraphe(
    'Donnez votre situation et votre revenu net imposable : je calcule votre impôt, décote et plafonnements compris.',
  );
}

/** « All my pay will be taxed at 30 % »: it will not. */
export function redigerProgressivite(r: ResultatChiffre, b: Brouillon): void {
  const p = (nom: string): string => jeton(r.appel, `@bareme.${nom}`);
  b.paragraphe(
    `Non : l’impôt est progressif, et une augmentation imposée ne fait jamais baisser votre revenu après impôt.[^cgi-197] Seule la fraction du revenu par part qui dépasse ${p('seuil_2')} est taxée à ${p('taux_2')} (${periode(r.annee)}) ; le reste garde ses taux, ${p('taux_1')} ou rien.`,
  );
  b.paragraphe(
    'Une hausse peut seulement réduire la décote ou certaines aides. Donnez votre situation, votre salaire net imposable et le montant proposé : je calcule ce qu’il vous en reste.',
  );
}

export function redigerDecote(r: ResultatChiffre, b: Brouillon): void {
  const decote = Number(r.chiffres['ir.decote']);
  b.paragraphe(
    decote > 0
      ? `Votre décote est de **${jeton(r.appel, 'ir.decote')}** : il reste **${jeton(r.appel, 'ir.impot_apres_decote')}** d’impôt (${periode(r.annee)}).[^cgi-197]`
      : `Vous n’avez pas de décote : l’impôt brut dépasse la limite (${periode(r.annee)}).[^cgi-197]`,
  );
  b.paragraphe(
    'La décote est un forfait diminué d’une part de l’impôt brut ; elle ne peut pas dépasser cet impôt. Les réductions et crédits viennent ensuite.',
  );
}

export function redigerForfait(r: ResultatChiffre, b: Brouillon): void {
  b.paragraphe(
    `Au prélèvement forfaitaire unique, le coût total est de **${jeton(r.appel, 'capital.total')}** (${periode(r.annee)}) : ${jeton(r.appel, 'ir.pfu')} d’impôt sur le revenu et ${jeton(r.appel, 'ir.prelevements_sociaux')} de prélèvements sociaux.[^cgi-200-a][^css-l136-7]`,
  );
  b.paragraphe(
    'L’option pour le barème peut coûter moins si votre tranche est basse. Donnez votre situation et vos revenus : je compare les deux.',
  );
}

const plafondDe = (r: ResultatChiffre): string => `**${jeton(r.appel, 'ir.per.plafond')}**`;

export function redigerPlafond(r: ResultatChiffre, b: Brouillon, autre?: ResultatChiffre): void {
  if (autre !== undefined) {
    b.paragraphe(
      `Le plafond de déduction est de ${plafondDe(r)} pour la première personne et de ${plafondDe(autre)} pour la seconde, pour les versements de ${r.annee}.[^cgi-163-quatervicies] Chacun se calcule sur ses propres salaires de ${r.annee - 1}, nets de frais professionnels (CGI art. 83), sans descendre sous le plafond minimal.`,
    );
    b.paragraphe(
      'Mariés ou pacsés, vous pouvez mutualiser vos plafonds (case 6QR) : ils s’ajoutent, et ce que l’un n’utilise pas sert à l’autre. Les reliquats des années précédentes figurent sur votre avis d’impôt.',
    );
    return;
  }
  b.paragraphe(
    `Votre plafond de déduction est de **${jeton(r.appel, 'ir.per.plafond')}** pour les versements de ${r.annee}.[^cgi-163-quatervicies] Il se calcule sur vos salaires de ${r.annee - 1} nets de frais professionnels, ${jeton(r.appel, 'ir.salaires')} (CGI art. 83).`,
  );
  b.paragraphe('Vos reliquats des années précédentes s’y ajoutent ; ils figurent sur votre avis d’impôt.');
}

export function redigerBenefice(c: Comprehension, r: ResultatChiffre, b: Brouillon): void {
  const liberatoire = motsDits('versement liberatoire').test(c.texte);
  const note = liberatoire
    ? b.note(
        'vl',
        'non_couvert',
        'Versement libératoire',
        'Le versement libératoire n’est pas encore calculé ici (CGI art. 151-0).',
      )
    : '';
  b.paragraphe(
    `Votre bénéfice imposable est de **${jeton(r.appel, 'ir.micro')}**, après l’abattement forfaitaire (${periode(r.annee)}).[^cgi-102-ter]${note}`,
  );
  b.paragraphe('Donnez votre situation de famille pour connaître l’impôt correspondant.');
}

/** Legal limits and rates, in the engine's own words. */
export function redigerParametres(
  demande: { readonly noms: readonly string[]; readonly suite?: string },
  r: ResultatChiffre,
  b: Brouillon,
): void {
  const provenances = parametresImpotRevenu(r.annee_parametres);
  const lignes = demande.noms.flatMap((nom) => {
    const p = provenances?.chercher(nom);
    return p === undefined ? [] : [`${p.libelle} : **${jeton(r.appel, `parametre.${nom}`)}** (${p.article})`];
  });
  const [premiere, ...autres] = lignes;
  b.paragraphe(`${premiere ?? ''}, ${periode(r.annee)}.`);
  if (autres.length > 0) b.ligne('');
  for (const ligne of autres) b.ligne(`- ${ligne}`);
  if (demande.suite) b.paragraphe(demande.suite);
}
