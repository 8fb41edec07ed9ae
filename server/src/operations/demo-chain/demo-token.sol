// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// A minimal token for the demo chain: any account may mint.
/// `demo-token.ts` contains the compiled code (solc 0.8, optimised, paris).
contract TestToken {
    string public constant name = "Test Dollar";
    string public constant symbol = "USDT";
    uint8 public constant decimals = 6;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    /// Several transfers in one transaction.
    function transferMany(address[] calldata to, uint256 value) external {
        for (uint256 i = 0; i < to.length; i++) {
            balanceOf[msg.sender] -= value;
            balanceOf[to[i]] += value;
            emit Transfer(msg.sender, to[i], value);
        }
    }
}
