import type { ContactReponse, ContactRequete } from '@francis/contract';
import { type FormEvent, useState } from 'react';
import { Alerte, Bouton, Champ, ChampChoix } from '../../design-system/index.ts';
import { ECRITE_D_AVANCE } from '../../platform/avance.ts';
import { CadrePublic } from '../../platform/CadrePublic.tsx';
import { ApiError, messageOf } from '../../platform/erreurs.ts';
import { request } from '../../platform/http.ts';
import { useEntete } from './useEntete.ts';
import './pages.css';

const LIBELLES: Readonly<Record<ContactRequete['sujet'], string>> = {
  question: 'Une question sur Francis',
  erreur: 'Une erreur dans une réponse',
  professionnel: 'L’offre professionnelle',
  accessibilite: 'L’accessibilité',
  donnees: 'Mes données personnelles',
  autre: 'Autre chose',
};
const SUJETS = [
  'question',
  'erreur',
  'professionnel',
  'accessibilite',
  'donnees',
  'autre',
] as const satisfies readonly ContactRequete['sujet'][];
const VIDE: ContactRequete = { nom: '', email: '', sujet: 'question', message: '' };
const MESSAGE_MAX = 5_000;

export function PageContact() {
  useEntete('/contact');
  const [saisie, setSaisie] = useState(VIDE);
  const [enCours, setEnCours] = useState(false);
  const [envoye, setEnvoye] = useState<string>();
  const [erreur, setErreur] = useState<unknown>();
  const champs = Object.fromEntries(
    erreur instanceof ApiError ? erreur.champs.map(({ chemin, message }) => [chemin, message]) : [],
  );
  const changer = (partiel: Partial<ContactRequete>): void => setSaisie({ ...saisie, ...partiel });

  const envoyer = async (e: FormEvent): Promise<void> => {
    e.preventDefault();
    if (enCours) return;
    setEnCours(true);
    setErreur(undefined);
    try {
      const { message } = await request<ContactReponse>('/api/contact', { body: saisie, anonymous: true });
      setEnvoye(message);
      setSaisie(VIDE);
    } catch (raison) {
      setErreur(raison);
    } finally {
      setEnCours(false);
    }
  };

  return (
    <CadrePublic etroit>
      <h1>Nous écrire</h1>
      <p className="sous-titre">
        N’écrivez ni numéro fiscal, ni numéro de sécurité sociale, ni relevé{'\u202f'}: nous n’en avons pas besoin pour
        répondre.
      </p>
      <div aria-live="polite">
        {envoye !== undefined && <Alerte ton="succes">{envoye}</Alerte>}
        {erreur !== undefined && (
          <Alerte ton="erreur">
            {messageOf(erreur, 'Le message n’a pas pu être envoyé. Il est resté ci-dessous\u202f: réessayez.')}
          </Alerte>
        )}
      </div>
      <form className="formulaire-contact" inert={ECRITE_D_AVANCE} noValidate onSubmit={(e) => void envoyer(e)}>
        <Champ
          libelle="Votre nom"
          autoComplete="name"
          required
          value={saisie.nom}
          erreur={champs['nom']}
          onChange={(e) => changer({ nom: e.target.value })}
        />
        <Champ
          libelle="Votre adresse e-mail"
          type="email"
          autoComplete="email"
          required
          value={saisie.email}
          erreur={champs['email']}
          onChange={(e) => changer({ email: e.target.value })}
        />
        <ChampChoix
          libelle="Sujet"
          value={saisie.sujet}
          onChange={(e) => changer({ sujet: SUJETS.find((s) => s === e.target.value) ?? 'autre' })}
        >
          {SUJETS.map((sujet) => (
            <option key={sujet} value={sujet}>
              {LIBELLES[sujet]}
            </option>
          ))}
        </ChampChoix>
        <div className="champ">
          <label htmlFor="message-contact">Votre message</label>
          <div className="saisie">
            <textarea
              id="message-contact"
              rows={7}
              maxLength={MESSAGE_MAX}
              required
              value={saisie.message}
              aria-describedby={champs['message'] ? 'message-contact-erreur' : undefined}
              aria-invalid={champs['message'] ? true : undefined}
              onChange={(e) => changer({ message: e.target.value })}
            />
          </div>
          {champs['message'] && (
            <p className="aide err" id="message-contact-erreur">
              {champs['message']}
            </p>
          )}
        </div>
        <Bouton type="submit" rang="principal" disabled={enCours}>
          {enCours ? 'Envoi…' : 'Envoyer'}
        </Bouton>
      </form>
    </CadrePublic>
  );
}
