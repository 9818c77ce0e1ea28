import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { getOperationAST, GraphQLError, parse } from 'graphql';
import { pino } from 'pino';
import { WebSocket, WebSocketServer } from 'ws';
import { Budgets } from '../../../src/server/scheduling/budgets';
import { OperationScheduler } from '../../../src/server/scheduling/operation-scheduler';
import { LIMITS } from '../../../src/server/scheduling/limits';
import { SocketSession } from '../../../src/server/ws/socket-session';
import { FairScheduler } from '../../../src/server/scheduling/fair-scheduler';

const ROOM = 4;
const desk = new OperationScheduler(new FairScheduler(), new Budgets(LIMITS), LIMITS);

describe('a socket whose reader has not taken what there was', () => {
  let server: WebSocketServer;
  let socket: WebSocket;
  let connection: PassThrough;
  let session: SocketSession;
  let send: (text: string) => Promise<void>;

  beforeEach(async () => {
    server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const opened = once(server, 'connection') as Promise<[WebSocket, IncomingMessage]>;
    new WebSocket(`ws://127.0.0.1:${port}`).on('error', () => null);
    const [there, request] = await opened;
    socket = there;
    connection = new PassThrough({ highWaterMark: ROOM });
    session = new SocketSession(socket, connection, request, '', ROOM);
    const protocol = session.forProtocol(pino({ level: 'silent' }), 100, desk);
    send = async (text) => protocol.send(text);
  });

  afterEach(() => {
    socket.terminate();
    server.close();
  });

  it('lets what is sent wait, and keeps nothing of it when there is room', async () => {
    const kept = jest.spyOn(session.closed, 'then');
    const order: string[] = [];
    const sent = send('a long text').then(() => order.push('sent'));
    await turn();
    await turn();
    order.push('taken');
    connection.resume();
    await sent;
    expect(order).toEqual(['taken', 'sent']);
    expect(kept).not.toHaveBeenCalled();
  });

  it('lets nobody wait any more once it is gone', async () => {
    const sent = send('a long text');
    await turn();
    socket.terminate();
    await expect(sent).resolves.toBeUndefined();
  });

  it('keeps no dear operation from its turn once it has said goodbye', async () => {
    void send('a long text');
    await turn();
    expect(session.isFull()).toBe(true);
    socket.close();
    const wasFull = session.isFull.bind(session);
    const asked = jest.spyOn(session, 'isFull');
    // Without this limit a failing test would loop for ever and block the event loop.
    asked.mockImplementation(() => {
      if (asked.mock.calls.length > 100) throw new Error('asked again and again');
      return wasFull();
    });
    const ticket = await desk.begin({ accountId: null, address: '' }, '', session);
    if (ticket instanceof GraphQLError) throw ticket;
    const document = parse('{ editions { id } }');
    const operation = getOperationAST(document);
    if (!operation) throw new Error('no operation');
    await desk.enter(ticket, { document, operation, cost: 200, variables: {} });
    desk.dismiss(ticket);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
