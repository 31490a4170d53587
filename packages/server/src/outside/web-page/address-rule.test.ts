import { describe, expect, it } from 'vitest';
import { isPublicAddress, mayVisit } from './address-rule';

describe('isPublicAddress', () => {
  it.each([
    ['127.0.0.1', 'loopback'],
    ['127.255.255.254', 'loopback'],
    ['0.0.0.0', 'this host'],
    ['10.1.2.3', 'private'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.168.1.1', 'private'],
    ['169.254.169.254', 'link-local, where clouds keep their metadata'],
    ['100.64.0.1', 'carrier-grade NAT'],
    ['100.100.100.200', 'carrier-grade NAT, where one cloud keeps its metadata'],
    ['192.0.0.192', 'protocol assignments'],
    ['192.0.2.1', 'documentation'],
    ['198.18.0.1', 'benchmarks'],
    ['224.0.0.1', 'multicast'],
    ['240.0.0.1', 'reserved'],
    ['255.255.255.255', 'broadcast'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['::ffff:127.0.0.1', 'IPv4 loopback in IPv6'],
    ['::ffff:10.0.0.1', 'IPv4 private in IPv6'],
    ['::127.0.0.1', 'IPv4-compatible, long withdrawn'],
    ['64:ff9b::7f00:1', 'loopback behind a translator'],
    ['2002:7f00:1::', 'loopback in a 6to4 tunnel'],
    ['2001:0:7f00:1::', 'a Teredo tunnel'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'link-local with its zone'],
    ['fc00::1', 'unique local'],
    ['fd00:ec2::254', 'unique local, where one cloud keeps its metadata'],
    ['fec0::1', 'site-local, withdrawn'],
    ['ff02::1', 'multicast'],
    ['2001:db8::1', 'documentation'],
    ['4000::1', 'not given out'],
    ['localhost', 'a name'],
    ['', 'nothing'],
  ])('the address %s (%s) is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    '1.1.1.1',
    '172.32.0.1',
    '192.169.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '::ffff:1.1.1.1',
  ])('the address %s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('mayVisit', () => {
  const may = (address: string, allowed: string[] = []) => mayVisit(new URL(address), allowed);

  it.each([
    'ftp://example.com/pie',
    'file:///etc/passwd',
    'data:text/html,pie',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.0.0.1./',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'https://169.254.169.254/latest/meta-data/',
    'http://cook:secret@example.com/',
    'http://example.com:25/',
    'http://example.com:22/',
  ])('the address %s may not be visited', (address) => {
    expect(may(address)).toBe(false);
  });

  it.each([
    'http://example.com/',
    'https://example.com/pie?x=1',
    'http://example.com:8080/',
    'https://1.1.1.1/',
  ])('the address %s may be visited', (address) => {
    expect(may(address)).toBe(true);
  });

  it('a private address may be visited if the settings allow it, and only that one', () => {
    expect(may('http://127.0.0.1:4000/', ['127.0.0.1:4000'])).toBe(true);
    expect(may('http://127.0.0.1:4001/', ['127.0.0.1:4000'])).toBe(false);
    expect(may('http://wiki.lan:81/', ['wiki.lan'])).toBe(true);
    expect(may('file:///etc/passwd', ['', 'localhost'])).toBe(false);
  });
});
