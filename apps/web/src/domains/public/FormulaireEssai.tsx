import type { EssaiReponse } from '@francis/contract';
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Alerte, Bouton } from '../../design-system/index.ts';
import { ApiError, messageOf } from '../../platform/erreurs.ts';
import { request } from '../../platform/http.ts';
import { Lien } from '../../platform/navigation.tsx';
import { sessionLikely } from '../../platform/session.ts';

// The page stays light until somebody asks.
const Reponse = lazy(async () => ({ default: (await import('../assistant/ReponseEssai.tsx')).ReponseEssai }));

const TAILLE_MAX = 1_000;
const EXEMPLES = [
  'Pacsés sans enfant, 31\u202f000 et 24\u202f000\u00a0€ de salaires, quel impôt\u202f?',
  'Combien coûte vraiment un don de 200\u00a0€ aux Restos du cœur\u202f?',
  'Je donne 150\u202f000\u00a0€ à ma fille, combien de droits\u202f?',
] as const;

/** A question asked for real, without an account: two a day, nothing kept. */
export function FormulaireEssai({ exemples = EXEMPLES }: { exemples?: readonly string[] }) {
  const id = useId();
  const [question, setQuestion] = useState('');
  const [enCours, setEnCours] = useState(false);
  const [reponse, setReponse] = useState<EssaiReponse>();
  const [erreur, setErreur] = useState<unknown>();

  const saisie = useRef<HTMLTextAreaElement>(null);
  // Typed before the script was there: read where it stands.
  // oxlint-disable-next-line react/set-state-in-effect -- the page itself is what is read
  useEffect(() => setQuestion(saisie.current?.value ?? ''), []);

  const demander = async (e: FormEvent): Promise<void> => {
    e.preventDefault();
    if (question.trim() === '' || enCours) return;
    setEnCours(true);
    setErreur(undefined);
    try {
      setReponse(await request<EssaiReponse>('/api/essai', { body: { question }, anonymous: true }));
    } catch (raison) {
      setErreur(raison);
    } finally {
      setEnCours(false);
    }
  };

  return (
    <>
      <form className="question-essai" onSubmit={(e) => void demander(e)}>
        <div className="champ">
          <label htmlFor={id}>Votre question d’impôt ou de patrimoine</label>
          <div className="saisie">
            <textarea
              ref={saisie}
              id={id}
              rows={3}
              maxLength={TAILLE_MAX}
              value={question}
              onChange={(e) => setQuestion(e.target.value)}
              placeholder="Votre situation, vos montants, votre question."
            />
          </div>
        </div>
        <div className="rangee">
          <Bouton type="submit" rang="principal" disabled={enCours || question.trim() === ''}>
            {enCours ? 'Calcul…' : 'Demander à Francis'}
          </Bouton>
          <p className="doux">Vous parlez à un assistant automatique. Ses chiffres viennent d’un moteur de calcul.</p>
        </div>
        <div className="suites" role="group" aria-label="Exemples de questions">
          {exemples.map((exemple) => (
            <Bouton key={exemple} rang="discret" taille="petite" onClick={() => setQuestion(exemple)}>
              {exemple}
            </Bouton>
          ))}
        </div>
      </form>
      <div aria-live="polite">
        {erreur !== undefined && (
          <Alerte ton={estEpuise(erreur) ? 'attention' : 'erreur'}>
            <p>
              {messageOf(erreur, 'La question n’a pas pu être posée. Réessayez dans un instant.')}{' '}
              {estEpuise(erreur) && (
                <Lien to={sessionLikely() ? '/dashboard' : '/signup'}>Créer un compte gratuit</Lien>
              )}
            </p>
          </Alerte>
        )}
        {reponse && (
          <Suspense fallback={<p className="doux">Chargement...</p>}>
            <Reponse {...reponse} />
            <p className="doux">{resteEssais(reponse.essais_restants)}</p>
          </Suspense>
        )}
      </div>
    </>
  );
}

const estEpuise = (erreur: unknown): boolean => erreur instanceof ApiError && erreur.code === 'ESSAI_EPUISE';

function resteEssais(restants: number): string {
  if (restants === 0) return 'C’était votre dernière question d’essai aujourd’hui.';
  return `Encore ${restants} question${restants > 1 ? 's' : ''} d’essai aujourd’hui.`;
}
