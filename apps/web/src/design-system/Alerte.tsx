import type { ReactNode } from 'react';
import { Icone, type NomIcone } from './Icone.tsx';

export type Ton = 'info' | 'attention' | 'erreur' | 'succes';
const TONS: Record<Ton, { classe: string; icone: NomIcone }> = {
  info: { classe: '', icone: 'info' },
  attention: { classe: ' w', icone: 'alerte' },
  erreur: { classe: ' e', icone: 'alerte' },
  succes: { classe: ' s', icone: 'ok' },
};

/** Errors interrupt the screen reader, the rest waits. */
export function Alerte({ ton = 'info', children }: { ton?: Ton; children: ReactNode }) {
  const { classe, icone } = TONS[ton];
  return (
    <div className={`alerte${classe}`} role={ton === 'erreur' ? 'alert' : 'status'}>
      <Icone nom={icone} />
      <div>{children}</div>
    </div>
  );
}
