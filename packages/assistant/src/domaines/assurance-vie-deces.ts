import { motsDits } from '@francis/lecture';
import type { RefusFiscal } from '@francis/fiscal';
import { calculerDemembrement, expliquerSuccession } from '@francis/fiscal/patrimoine';
import { jeton } from '../orchestration/jetons.ts';
import { type Explication, definirDomaine, expliquer } from './domaine.ts';
import { avecLeNet, direLeNet } from './net-des-droits.ts';
import { EntreeDeces, type EntreeDeces as Entree } from './transmission/entree-deces.ts';
import { lireDeces as lire } from './transmission/lire-deces.ts';

const proche = (a: number, b: number): boolean => Math.abs(a - b) < 1;

/** Totals beside the shares of each: nothing says who receives them, and none may be left out in silence. */
function conflitDesParts(e: Entree): RefusFiscal | undefined {
  const parts = e.parts ?? [];
  if (parts.length === 0 || e.capital_avant_70 + e.primes_apres_70 === 0) return undefined;
  const capitaux = parts.reduce((t, p) => t + p.capital, 0);
  const primes = parts.reduce((t, p) => t + (p.primes_apres_70 ?? 0), 0);
  // The totals of the parts, said again, leave nothing out.
  if (proche(capitaux, e.capital_avant_70) && proche(primes, e.primes_apres_70)) return undefined;
  return {
    statut: 'refus',
    code: 'FOYER_INCOHERENT',
    champ: e.primes_apres_70 > 0 ? 'primes_apres_70' : 'capital_avant_70',
    message: 'Quand les bénéficiaires sont donnés un par un, leurs capitaux et leurs primes se donnent dans leur part.',
  };
}

/** What the bare owners have of the capital and of the allowance, the spouse having the usufruct. */
function quotePart(e: Entree): number | undefined {
  if (e.age_usufruitier === undefined) return undefined;
  const valeur = calculerDemembrement({ date: e.date, valeur: 0, age_usufruitier: e.age_usufruitier });
  return 'part_nue_propriete' in valeur ? valeur.part_nue_propriete : undefined;
}

/** One capital, of which everything is known: what is left of it is what was paid less the levy. */
const recoitTout = (e: Entree): boolean =>
  e.parts === undefined &&
  e.primes_apres_70 === 0 &&
  e.actif_succession === undefined &&
  e.age_usufruitier === undefined;

function calculerSeul(e: Entree): Explication | RefusFiscal {
  const quote_part = quotePart(e);
  const part = (montant: number): number => montant / e.beneficiaires;
  const parts = e.parts ?? [];
  const calcul = expliquer(
    expliquerSuccession({
      date_deces: e.date,
      actif_net: e.actif_succession ?? 0,
      heritiers:
        parts.length > 0
          ? parts.map(({ lien, capital, primes_apres_70 = 0 }) => ({
              lien,
              montant: 0,
              assurance_vie: { capital_avant_70: capital, primes_apres_70 },
            }))
          : Array.from({ length: e.beneficiaires }, () => ({
              lien: e.lien,
              montant: part(e.actif_succession ?? 0),
              assurance_vie: {
                capital_avant_70: part(e.capital_avant_70),
                primes_apres_70: part(e.primes_apres_70),
                ...(e.capital_apres_70 === undefined ? {} : { capital_apres_70: part(e.capital_apres_70) }),
                ...(quote_part === undefined ? {} : { quote_part }),
              },
            })),
    }),
  );
  if (!('trace' in calcul)) return calcul;
  const trace = recoitTout(e) ? avecLeNet(calcul.trace, part(e.capital_avant_70)) : calcul.trace;
  const supposees = [
    ...(e.actif_succession === undefined ? [] : ['Les bénéficiaires sont aussi les héritiers, à parts égales.']),
    ...(e.primes_apres_70 > 0 && e.actif_succession === undefined
      ? ['Les bénéficiaires n’ont rien reçu d’autre de la succession.']
      : []),
  ];
  const lu = avecLAge(e, { ...calcul, trace, hypotheses: [...calcul.hypotheses, ...supposees] });
  if (e.partage_suppose !== true) return lu;
  return {
    ...lu,
    statut: 'estimation',
    hypotheses: [...lu.hypotheses, 'Le premier bénéficiaire nommé par la clause est en vie et reçoit tout.'],
  };
}

/** Paid later, the premiums would be taxed as the estate is: only a spouse owes nothing either way. */
function avecLAge(e: Entree, calcul: Explication): Explication {
  const liens = e.parts?.map((p) => p.lien) ?? [e.lien];
  if (e.age_suppose !== true || liens.every((lien) => lien === 'conjoint' || lien === 'partenaire_pacs')) return calcul;
  return { ...calcul, statut: 'estimation' };
}

export const ASSURANCE_VIE_DECES = definirDomaine<Entree>({
  outil: 'calculer_assurance_vie_deces',
  description: 'Prélèvement et droits sur une assurance-vie au décès.',
  schema: EntreeDeces,
  objet: 'l’imposition de cette assurance-vie au décès',
  prime: motsDits('assurance-vie|assurance vie|assurances-vie|assurances vie|av|990 i|990i|757 b|757b'),
  lire,
  calculer: (e) => conflitDesParts(e) ?? calculerSeul(e),
  rediger: (e, r, b) => {
    const total = jeton(r.appel, 'dmtg.succession');
    const tard = e.primes_apres_70 + (e.parts ?? []).reduce((t, p) => t + (p.primes_apres_70 ?? 0), 0) > 0;
    const reference = tard ? '[^cgi-757-b]' : '[^cgi-990-i]';
    const chacun = e.beneficiaires > 1 ? ' en tout' : '';
    if (tard && Number(r.chiffres['dmtg.primes_757_b'] ?? 0) > 0)
      b.paragraphe(
        `Les primes versées après l’âge fixé par la loi sont taxables pour **${jeton(r.appel, 'dmtg.primes_757_b')}**, après un abattement de ${jeton(r.appel, '@avd.abattement_757_b')} partagé entre les bénéficiaires.[^cgi-757-b]`,
      );
    const chaque =
      e.parts !== undefined
        ? ` : ${e.parts.map((_, i) => `**${jeton(r.appel, `dmtg.heritier_${i + 1}`)}**`).join(', puis ')}, dans l’ordre de votre question`
        : e.beneficiaires > 1
          ? `, soit **${jeton(r.appel, 'dmtg.heritier_1')}** chacun`
          : '';
    const detail = r.chiffres['dmtg.heritier_1.990_i'];
    if (e.actif_succession !== undefined && detail !== undefined) {
      const droits = r.chiffres['dmtg.heritier_1.tarif'];
      const par = e.beneficiaires > 1 ? ' par bénéficiaire' : '';
      b.paragraphe(
        `Le prélèvement de l’article 990 I est de **${jeton(r.appel, 'dmtg.heritier_1.990_i')}**${par}.[^cgi-990-i] Le reste de la succession ${droits === undefined || droits === 0 ? 'ne supporte aucun droit' : `supporte **${jeton(r.appel, 'dmtg.heritier_1.tarif')}** de droits${par}`}.[^cgi-777]`,
      );
    } else if (r.chiffres['dmtg.succession'] === 0)
      b.paragraphe(`Rien n’est dû : **${total}** de prélèvement et de droits.${reference}`);
    else
      b.paragraphe(`${tard ? 'Les droits sont' : 'Le prélèvement est'} de **${total}**${chacun}${chaque}.${reference}`);
    const net = direLeNet(r, 'dmtg.heritier_1', e.beneficiaires > 1);
    if (net !== undefined) b.paragraphe(net);
    b.paragraphe(
      tard
        ? e.actif_succession !== undefined
          ? 'Les primes taxables s’ajoutent à la part d’héritage de chacun, et l’abattement du lien de parenté porte sur le tout ; les gains du contrat sont exonérés.'
          : 'Les primes versées tard relèvent des droits de succession au-delà d’un abattement partagé entre tous les bénéficiaires ; leurs gains sont exonérés.'
        : `Chaque bénéficiaire a son propre abattement${r.chiffres['dmtg.succession'] === 0 ? '' : ` de ${jeton(r.appel, '@avd.abattement_990_i')}`}, tous contrats du défunt réunis ; l’époux et le partenaire de PACS ne paient rien.`,
    );
    if (e.age_suppose === true && e.lien !== 'conjoint' && e.lien !== 'partenaire_pacs')
      b.paragraphe(
        'Ce calcul suppose des versements faits avant l’âge fixé par la loi (CGI art. 757 B) ; faits après, ils relèvent des droits de succession. À quel âge l’assuré a-t-il versé ?[^cgi-757-b]',
      );
    if (e.age_usufruitier !== undefined)
      b.paragraphe(
        'Le capital et l’abattement se partagent entre l’usufruitier et chaque nu-propriétaire selon l’âge de l’usufruitier (CGI art. 669 et 990 I).',
      );
    if ((e.parts ?? []).some((p) => p.lien === 'conjoint'))
      b.paragraphe(
        'L’époux de l’assuré est exonéré (CGI art. 796-0 bis) ; qui n’était ni marié ni pacsé avec lui serait taxé comme un autre bénéficiaire.',
      );
  },
});
