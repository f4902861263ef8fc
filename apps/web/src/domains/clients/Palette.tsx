import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Icone } from '../../design-system/index.ts';
import { trouvesQuery } from './api.ts';
import { useRepos } from '../../platform/useRepos.ts';

const CLIENTS_MONTRES = 8;

const ACTIONS = [
  { titre: 'Nouveau client', vers: '/pro/clients/new' },
  { titre: 'Mes clients', vers: '/pro/dashboard' },
  { titre: 'Demander à Francis', vers: '/pro/chat' },
  { titre: 'Simulateurs', vers: '/simulateurs' },
  { titre: 'Mon profil', vers: '/profil' },
  { titre: 'Paramètres', vers: '/pro/settings' },
  { titre: 'Sécurité du compte', vers: '/securite' },
  { titre: 'Mes données', vers: '/mes-donnees' },
] as const;

const plier = (texte: string): string => texte.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface Choix {
  readonly cle: string;
  readonly titre: string;
  readonly nature: string;
  readonly vers: string;
}

/** Ctrl or Cmd + K: clients by the beginning of their words, and the actions of the area. */
export function Palette({ onFermer }: { onFermer: () => void }) {
  const dialogue = useRef<HTMLDialogElement>(null);
  const id = useId();
  const aller = useNavigate();
  const [texte, setTexte] = useState('');
  const [rang, setRang] = useState(0);
  const recherche = useRepos(texte.trim());
  const { data } = useQuery({ ...trouvesQuery(recherche, CLIENTS_MONTRES), placeholderData: (avant) => avant });
  useEffect(() => {
    const element = dialogue.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);

  const pli = plier(texte.trim());
  const choix: Choix[] = [
    ...(data?.lignes ?? []).map((c) => ({
      cle: c.id,
      titre: `${c.prenom_client} ${c.nom_client}`,
      nature: c.statut_dossier_pro === 'Actif' ? 'Client' : `Client, ${c.statut_dossier_pro.toLowerCase()}`,
      vers: `/pro/clients/${c.id}`,
    })),
    ...ACTIONS.filter(({ titre }) => plier(titre).includes(pli)).map((a) => ({ ...a, cle: a.vers, nature: 'Action' })),
  ];
  const courant = choix[Math.min(rang, choix.length - 1)];
  const ouvrir = ({ vers }: Choix): void => {
    onFermer();
    void aller(vers);
  };
  const auClavier = (e: KeyboardEvent): void => {
    if (e.key === 'Enter' && courant) {
      e.preventDefault();
      ouvrir(courant);
    }
    const pas = { ArrowDown: 1, ArrowUp: -1 }[e.key];
    if (pas === undefined || choix.length === 0) return;
    e.preventDefault();
    setRang((r) => (Math.min(r, choix.length - 1) + pas + choix.length) % choix.length);
  };

  return (
    <dialog ref={dialogue} className="palette" aria-label="Aller à un client ou à une action" onCancel={onFermer}>
      <div className="saisie">
        <Icone nom="recherche" petite />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-label="Client ou action"
          aria-activedescendant={courant ? `${id}-${courant.cle}` : undefined}
          placeholder="Nom d’un client, ou une action"
          value={texte}
          maxLength={100}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that one opens to type in it
          autoFocus
          onChange={(e) => {
            setTexte(e.target.value);
            setRang(0);
          }}
          onKeyDown={auClavier}
        />
      </div>
      <div className="palette-liste" id={id} role="listbox" aria-label="Résultats">
        {choix.map((c) => (
          <div
            key={c.cle}
            id={`${id}-${c.cle}`}
            role="option"
            tabIndex={-1}
            aria-selected={c === courant}
            onClick={() => ouvrir(c)}
            onKeyDown={auClavier}
          >
            <span>{c.titre}</span>
            <span className="doux">{c.nature}</span>
          </div>
        ))}
      </div>
      {choix.length === 0 && <p className="rien">Aucun client ni action à ce nom.</p>}
      <div className="palette-pied">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> parcourir, <kbd>Entrée</kbd> ouvrir, <kbd>Échap</kbd> fermer
        </span>
        <button type="button" className="b b-f b-s" onClick={onFermer}>
          Fermer
        </button>
      </div>
    </dialog>
  );
}
