import type { Juridiction, Quota } from '@francis/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Alerte, BoutonIcone, classeBouton, formaterNombre, Icone } from '../../design-system/index.ts';
import { BoutonDictee, dictee, PanneauVocal, useCiblePrincipale, useDictee } from '../voix/index.ts';
import { quotaQuery } from './api.ts';
import { useBrouillon } from './brouillon.ts';
import { JoindreUnDocument } from './JoindreUnDocument.tsx';
import { PAYS } from './juridiction.ts';
import { avertissementQuota, QUESTION_CONSERVEE, quotaEpuise, quotaSuite, TAILLE_MAX_QUESTION } from './textes.ts';

interface Props {
  cle: string;
  /** Their own papers may be read: an adviser's conversation is about somebody else. */
  auParticulier: boolean;
  /** The conversation that the question on screen has just opened. */
  enSuite: boolean;
  occupe: boolean;
  /** The last question was refused for want of quota. */
  epuise: boolean;
  juridiction: Juridiction;
  onJuridiction: (code: string) => void;
  onEnvoyer: (question: string) => void;
  onArreter: () => void;
}

/** The counter appears this far from the limit. */
const PRES_DE_LA_LIMITE = 500;

/** On a touch screen the focus would raise the keyboard over the answer. */
const auClavier = (): boolean => matchMedia('(hover:hover)').matches;

/** The focus is nowhere, or in the sheet and its buttons, some of which come and go. */
function estLibre(): boolean {
  const ici = document.activeElement;
  return !ici || ici === document.body || ici.closest('.composeur') !== null;
}

/** After an answer, to who has not gone elsewhere meanwhile: the next question is typed without looking for the sheet. */
export function donnerLaMain(): void {
  if (estLibre() && auClavier()) document.getElementById('saisie')?.focus({ preventScroll: true });
}

export function Composeur({
  cle,
  auParticulier,
  enSuite,
  occupe,
  epuise,
  juridiction,
  onJuridiction,
  onEnvoyer,
  onArreter,
}: Props) {
  const [texte, setTexte] = useBrouillon(cle);
  const [parametres] = useSearchParams();
  const zone = useRef<HTMLTextAreaElement>(null);
  const { data: quota } = useQuery(quotaQuery);
  const restantes = quota && !quota.unlimited ? quota.questions_remaining : null;
  const trop = texte.length - TAILLE_MAX_QUESTION;
  const envoyable = texte.trim() !== '' && trop <= 0 && !occupe;

  // The sheet grows with the text, up to its limit in CSS.
  useLayoutEffect(() => {
    const element = zone.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = texte === '' ? '' : `${element.scrollHeight}px`;
  }, [texte]);

  useEffect(() => {
    // While an answer is written the sheet only changes its conversation: who reads elsewhere stays there.
    if (auClavier() && (!enSuite || estLibre())) zone.current?.focus({ preventScroll: true });
    // Of the opening only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const cible = { lire: () => texte, ecrire: setTexte };
  useCiblePrincipale(cible);
  const voix = useDictee({ cible: 'saisie', ...cible });

  const envoyer = (e?: FormEvent): void => {
    e?.preventDefault();
    if (envoyable) onEnvoyer(texte.trim());
  };
  const surTouche = (e: KeyboardEvent): void => {
    if (e.key !== 'Enter' || e.shiftKey || e.nativeEvent.isComposing) return;
    e.preventDefault();
    envoyer();
  };

  return (
    <form className="duo" aria-label="Poser une question" onSubmit={envoyer}>
      <div>
        <AvisQuota quota={quota} restantes={restantes} epuise={epuise} conservee={texte !== ''} />
        <PanneauVocal
          suite={
            auParticulier && (
              <Link
                className={classeBouton('discret', 'petite')}
                to={{ search: String(new URLSearchParams([...parametres, ['entretien', '1']])) }}
              >
                Entretien en six questions
              </Link>
            )
          }
        />
        <div className="boite">
          <label className="vh" htmlFor="saisie">
            Votre question
          </label>
          <textarea
            ref={zone}
            id="saisie"
            data-premier
            rows={1}
            value={texte}
            placeholder="Votre question, ou un chiffre à vérifier"
            aria-describedby="saisie-aide"
            aria-invalid={trop > 0 || undefined}
            onChange={(e) => {
              setTexte(e.target.value);
              if (voix.ecoute) dictee.recaler(e.target.value);
            }}
            onKeyDown={surTouche}
          />
          <div className="cmd">
            {auParticulier && <JoindreUnDocument cle={cle} />}
            <div className="choix p">
              <label className="vh" htmlFor="pays">
                Pays
              </label>
              <select id="pays" value={juridiction} onChange={(e) => onJuridiction(e.target.value)}>
                {PAYS.map(({ code, nom }) => (
                  <option key={code} value={code}>
                    {nom}
                  </option>
                ))}
              </select>
              <Icone nom="bas" petite />
            </div>
            {texte.length > TAILLE_MAX_QUESTION - PRES_DE_LA_LIMITE && (
              <span className={trop > 0 ? 'petit perte n' : 'petit doux n'} role="status">
                {formaterNombre(texte.length)} / {formaterNombre(TAILLE_MAX_QUESTION)}
              </span>
            )}
            {restantes !== null && (
              <span className="petit doux qm n">
                <span className="vh">Questions{'\u202f'}: </span>
                {restantes} restante{restantes > 1 ? 's' : ''}
              </span>
            )}
            <BoutonDictee ecoute={voix.ecoute} demarrer={voix.demarrer} arreter={voix.arreter} raccourci />
            {occupe ? (
              <BoutonIcone icone="arret" libelle="Arrêter la réponse" rang="normal" onClick={onArreter} />
            ) : (
              <BoutonIcone type="submit" icone="envoi" libelle="Envoyer" rang="principal" disabled={!envoyable} />
            )}
          </div>
        </div>
      </div>
      <p className="note" id="saisie-aide">
        Vous parlez à un assistant automatique. Entrée envoie. Maj + Entrée passe à la ligne.
      </p>
    </form>
  );
}

interface PropsAvis {
  quota: Quota | undefined;
  restantes: number | null;
  epuise: boolean;
  conservee: boolean;
}

/** Few questions left, or none: what it means, once. */
function AvisQuota({ quota, restantes, epuise, conservee }: PropsAvis) {
  const periode = quota?.period ?? 'month';
  if (epuise || restantes === 0) {
    return (
      <div className="avis-quota">
        <Alerte ton={epuise ? 'erreur' : 'attention'}>
          <p>{quotaEpuise(periode)}</p>
          <p className="doux">
            {quotaSuite(quota?.renews_at)} <Link to="/account?onglet=facturation">Voir les formules</Link>.{' '}
            {conservee && QUESTION_CONSERVEE}
          </p>
        </Alerte>
      </div>
    );
  }
  if (restantes === null || restantes > 5) return null;
  return (
    <div className="avis-quota">
      <Alerte ton="attention">
        <p>{avertissementQuota(restantes, periode)}</p>
      </Alerte>
    </div>
  );
}
