import { type Formule, FORMULES, type CleFormule } from '@francis/contract';
import { lireParametreLegal } from '@francis/fiscal/catalogue';
import { ApiError } from '../../platform/errors.ts';
import { dernierInstantOuvre } from './jours-ouvres.ts';

const JOUR_DE_PARIS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** The rate of French VAT in force that day, in per cent. */
export function tauxDeTva(maintenant: Date): number {
  const taux = lireParametreLegal('tva_fr.normal', JOUR_DE_PARIS.format(maintenant))?.valeur;
  if (typeof taux !== 'number') throw new Error('no rate of VAT is known for today');
  return Math.round(taux * 10_000) / 100;
}

/** The part of the VAT in a price that holds it, to the cent. */
export const tvaIncluse = (centimes: number, taux: number): number => Math.round((centimes * taux) / (100 + taux));

export function presenterFormule(priceId: CleFormule, taux: number): Formule {
  const { nom, type, interval, centimes, requestLimit, features } = FORMULES[priceId];
  const formule = FORMULES[priceId];
  return {
    priceId,
    nom,
    type,
    interval,
    price: centimes / 100,
    dont_tva: tvaIncluse(centimes, taux) / 100,
    currency: 'EUR',
    requestLimit,
    features: [...features],
    ...('mention' in formule && { mention: formule.mention }),
  };
}

/**
 * An address of ours, absolute.
 * @throws ApiError VALIDATION naming the field, for any other.
 */
export function adresseChezNous(champ: string, texte: string, adressePublique: string): string {
  const ici = new URL(adressePublique);
  const adresse = URL.canParse(texte, ici) ? new URL(texte, ici) : undefined;
  if (adresse?.origin === ici.origin && adresse.username === '') return adresse.href;
  throw new ApiError('VALIDATION', { champs: [{ chemin: champ, message: 'Donnez une adresse de ce site.' }] });
}

/** The same page for a browser that is already here, under whatever name it knows this machine. */
export const cheminDe = (adresse: string): string => {
  const { pathname, search } = new URL(adresse);
  return pathname + search;
};

const JOURS_DE_RETRACTATION = 14;

/** Until when an order can be withdrawn from: the whole fourteenth day, or the next working one (C. conso. L221-18, L221-19). */
export const retractableJusquau = (souscritLe: Date): Date => dernierInstantOuvre(souscritLe, JOURS_DE_RETRACTATION);
