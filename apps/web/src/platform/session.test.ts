import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './erreurs.ts';
import { request } from './http.ts';
import {
  closeSession,
  getSession,
  openSession,
  quitterSession,
  refreshSession,
  resetSession,
  resumeSession,
} from './session.ts';

const user = {
  id: '3f0c8a52-7d65-4c0f-9a8f-0d3a8e0a1c11',
  email: 'claire@exemple.fr',
  fullName: 'Claire Morel',
  taper: 'particulier' as const,
  permissions: [],
};
const session = (jeton: string, dureeMs = 900_000) => ({
  success: true as const,
  user,
  access_token: jeton,
  token_type: 'Bearer' as const,
  expires_at: new Date(Date.now() + dureeMs).toISOString(),
  session_expires_at: new Date(Date.now() + 8 * 3_600_000).toISOString(),
  inactivity_seconds: 1_800,
});
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const refus = (code: string, status: number, detail = 'Non.'): Response =>
  json({ detail, code, requestId: 'r1' }, status);

const store = new Map<string, string>();
const fetchMock = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const calls = (path: string): number => fetchMock.mock.calls.filter(([p]) => p === path).length;

beforeEach(() => {
  store.clear();
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('localStorage', {
    getItem: (k: string) => store.get(k) ?? null,
    setItem: (k: string, v: string) => void store.set(k, v),
    removeItem: (k: string) => void store.delete(k),
  });
  vi.stubGlobal('navigator', {});
  resetSession();
});
afterEach(() => {
  resetSession();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const read = (response: Response | Error): Promise<unknown> => {
  fetchMock.mockImplementation(async () => {
    if (response instanceof Error) throw response;
    return response;
  });
  return request('/api/x', { anonymous: true }).catch((e: unknown) => e);
};

describe('session', () => {
  test('the access token never reaches the storage', () => {
    openSession(session('secret'));
    expect([...store.values()].join()).not.toContain('secret');
  });

  test('calls refused together share one refresh and are made again with the new token', async () => {
    openSession(session('ancien'));
    fetchMock.mockImplementation(async (path, init) => {
      if (path === '/api/auth/refresh') return json(session('neuf'));
      const bearer = new Headers(init.headers).get('authorization');
      return bearer === 'Bearer neuf' ? json({ path }) : refus('SESSION_EXPIREE', 401);
    });
    const results = await Promise.all(['/api/a', '/api/b', '/api/c'].map((p) => request<{ path: string }>(p)));
    expect(results.map((r) => r.path)).toEqual(['/api/a', '/api/b', '/api/c']);
    expect(calls('/api/auth/refresh')).toBe(1);
  });

  test('a refused refresh closes the session and says so', async () => {
    openSession(session('ancien'));
    fetchMock.mockImplementation(async () => refus('SESSION_INVALIDE', 401));
    await expect(request('/api/a')).rejects.toMatchObject({
      code: 'SESSION_INVALIDE',
      message: 'Session invalide. Veuillez vous reconnecter.',
    });
    expect(getSession().statut).toBe('fermee');
  });

  test('an outage during the refresh does not sign anyone out', async () => {
    openSession(session('ancien'));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    fetchMock.mockImplementation(async (path) =>
      path === '/api/auth/refresh' ? refus('BASE_INDISPONIBLE', 503) : refus('SESSION_EXPIREE', 401),
    );
    const call = request('/api/a').catch((e: unknown) => e);
    await vi.advanceTimersByTimeAsync(1_400);
    expect(await call).toMatchObject({ code: 'RESEAU' });
    expect(calls('/api/auth/refresh')).toBe(4);
    expect(getSession().statut).toBe('ouverte');
  });

  test('a refresh whose answer was lost is made again after a while', async () => {
    openSession(session('ancien'));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetchMock.mockImplementation(async () => json(session('neuf')));
    const refreshed = refreshSession();
    await vi.advanceTimersByTimeAsync(199);
    expect(calls('/api/auth/refresh')).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await refreshed).toBe(true);
    expect(getSession()).toMatchObject({ jeton: 'neuf' });
  });

  test.each([
    ['left', () => quitterSession()],
    ['closed', () => closeSession('sortie')],
  ])('a session %s meanwhile is not opened again', async (_how, leave) => {
    openSession(session('ancien'));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetchMock.mockImplementation(async () => json(session('neuf')));
    const refreshed = refreshSession();
    await vi.advanceTimersByTimeAsync(100);
    leave();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await refreshed).toBe(false);
    expect(calls('/api/auth/refresh')).toBe(1);
    expect(getSession().statut).not.toBe('ouverte');
  });

  test('a call refused after the end does not change why the session ended', async () => {
    openSession(session('ancien'));
    let refuse: ((response: Response) => void) | undefined;
    fetchMock.mockImplementation(
      () =>
        new Promise((resolve) => {
          refuse = resolve;
        }),
    );
    const call = request('/api/a').catch((e: unknown) => e);
    await expect.poll(() => calls('/api/a')).toBe(1);
    closeSession('inactivite');
    refuse?.(refus('SESSION_INVALIDE', 401));
    expect(await call).toMatchObject({ code: 'SESSION_INVALIDE' });
    expect(getSession()).toMatchObject({ statut: 'fermee', motif: 'inactivite', perdue: true });
    expect(calls('/api/auth/refresh')).toBe(0);
  });

  test('a token about to end is renewed before the call', async () => {
    openSession(session('presque', 2_000));
    fetchMock.mockImplementation(async (path) => json(path === '/api/auth/refresh' ? session('neuf') : {}));
    await request('/api/a');
    expect(fetchMock.mock.calls.map(([p]) => p)).toEqual(['/api/auth/refresh', '/api/a']);
  });

  test('a visitor who never signed in costs no request', async () => {
    await resumeSession();
    expect(getSession().statut).toBe('fermee');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('after a reload the cookie brings the session back', async () => {
    openSession(session('un'));
    resetSession();
    fetchMock.mockImplementation(async () => json(session('deux')));
    await resumeSession();
    expect(getSession()).toMatchObject({ statut: 'ouverte', jeton: 'deux' });
    closeSession();
    expect(store.size).toBe(0);
  });
});

describe('errors of the API', () => {
  test('the sentence of the server is the message', async () => {
    expect(await read(refus('IDENTIFIANTS_INCORRECTS', 401, 'Identifiants incorrects'))).toMatchObject({
      message: 'Identifiants incorrects',
      status: 401,
      requestId: 'r1',
    });
  });

  test('422 has its own sentence and keeps the fields', async () => {
    const champs = [{ chemin: 'email', message: 'Adresse email invalide' }];
    const error = await read(json({ detail: 'x', code: 'VALIDATION', champs, requestId: 'r' }, 422));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: 'Erreur de validation des données. Vérifiez les informations saisies.',
      champs,
    });
  });

  test('422 under a name of its own keeps its reason', async () => {
    const refuse = { detail: 'La situation de famille est nécessaire.', code: 'DOSSIER_INCALCULABLE', requestId: 'r' };
    expect(await read(json(refuse, 422))).toMatchObject({ message: refuse.detail, status: 422 });
    expect(await read(json({}, 422))).toMatchObject({
      message: 'Erreur de validation des données. Vérifiez les informations saisies.',
    });
  });

  test('without a readable body, the general sentence', async () => {
    expect(await read(new Response('<html>', { status: 500 }))).toMatchObject({
      message: 'Une erreur API est survenue',
    });
  });

  test('no answer at all', async () => {
    expect(await read(new TypeError('Failed to fetch'))).toMatchObject({ status: 0, code: 'RESEAU' });
  });
});
