import { FONCTIONS, type FormulesEnVente } from '@francis/contract';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { Alerte, ChampChoix } from '../../../design-system/index.ts';
import { messageOf } from '../../../platform/erreurs.ts';
import { prix, questionsDe } from '../../facturation/textes.ts';
import { ChampConfirmation, ChampCourriel, ChampNouveauMotDePasse, ChampTexte } from '../champs/Champs.tsx';
import type { SaisiePro } from './saisie-pro.ts';

export function EtapeCompte() {
  return (
    <>
      <ChampCourriel libelle="Adresse e-mail professionnelle" />
      <ChampNouveauMotDePasse nom="password" />
      <ChampConfirmation nom="confirmation" />
    </>
  );
}

export function EtapeCabinet() {
  const { register, formState } = useFormContext<SaisiePro>();
  return (
    <>
      <div className="deux-champs">
        <ChampTexte nom="prenom" libelle="Prénom" autoComplete="given-name" />
        <ChampTexte nom="nom" libelle="Nom" autoComplete="family-name" />
      </div>
      <ChampTexte nom="company" libelle="Société ou cabinet" autoComplete="organization" />
      <ChampChoix libelle="Fonction" required erreur={formState.errors.role?.message} {...register('role')}>
        <option value="">Choisir…</option>
        {Object.entries(FONCTIONS).map(([cle, libelle]) => (
          <option key={cle} value={cle}>
            {libelle}
          </option>
        ))}
      </ChampChoix>
      <ChampTexte
        nom="siret"
        libelle="SIRET (facultatif)"
        required={false}
        inputMode="numeric"
        placeholder="12345678901234"
        autoComplete="off"
        aide="Les 14 chiffres de l’établissement."
      />
      <ChampTexte nom="phone" libelle="Téléphone" type="tel" autoComplete="tel" />
    </>
  );
}

interface PropsAbonnement {
  vente: FormulesEnVente | undefined;
  erreur: unknown;
  /** By a firm: nothing is ordered. */
  invite: boolean;
}

export function EtapeAbonnement({ vente, erreur, invite }: PropsAbonnement) {
  const { register, formState, watch } = useFormContext<SaisiePro>();
  const formules = invite ? [] : (vente?.formules.filter(({ type }) => type === 'professionnel') ?? []);
  const ouverte = !invite && vente !== undefined && vente.paiement !== 'indisponible';
  const choisie = watch('formule');
  const refus = formState.errors.accord?.message;
  return (
    <>
      {erreur !== undefined && vente === undefined && (
        <Alerte ton="erreur">{messageOf(erreur, 'Erreur lors du chargement des données')}</Alerte>
      )}
      {invite && (
        <Alerte ton="info">
          Un cabinet vous invite{'\u202f'}: votre compte s’ouvre sans rien commander, puis vous acceptez l’invitation.
          Vous pourrez vous abonner ensuite.
        </Alerte>
      )}
      {vente && !invite && !ouverte && (
        <Alerte ton="attention">
          <b>L’abonnement professionnel ouvre bientôt.</b> Votre compte s’ouvre dès maintenant, avec les questions
          gratuites du mois. <Link to="/contact-pro">Être prévenu de l’ouverture</Link>
        </Alerte>
      )}
      {ouverte && (
        <fieldset className="formules-pro">
          <legend className="etiq">Votre formule</legend>
          {formules.map((formule) => (
            <label key={formule.priceId} className="feuille bloc">
              <input type="radio" value={formule.priceId} {...register('formule')} />
              <span>
                <b>{formule.interval === 'year' ? 'Annuel' : 'Mensuel'}</b>
                {formule.mention !== undefined && <small>{formule.mention}</small>}
              </span>
              <b className="n">{prix(formule)}</b>
            </label>
          ))}
        </fieldset>
      )}
      {formules
        .filter(({ priceId }) => priceId === choisie)
        .map((formule) => (
          <div key={formule.priceId} className="avantages-pro">
            <p className="etiq">
              {formule.nom}, {prix(formule)}, toutes taxes comprises
            </p>
            <ul>
              {[...new Set([questionsDe(formule), ...formule.features])].map((avantage) => (
                <li key={avantage}>{avantage}</li>
              ))}
              <li>Résiliable en ligne à tout moment</li>
            </ul>
          </div>
        ))}
      <div>
        <label className="accord">
          <input
            type="checkbox"
            aria-invalid={refus !== undefined || undefined}
            aria-describedby={refus === undefined ? undefined : 'refus-accord'}
            {...register('accord')}
          />
          <span>
            J’accepte l’
            <Link to="/accord-sous-traitance" target="_blank">
              accord de sous-traitance
            </Link>{' '}
            : Francis traite les données de mes clients pour mon compte et selon mes instructions (RGPD, article 28).
          </span>
        </label>
        {refus !== undefined && (
          <p className="aide err" id="refus-accord">
            {refus}
          </p>
        )}
      </div>
    </>
  );
}
